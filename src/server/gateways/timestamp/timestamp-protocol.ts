import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, SignedData, TSTInfo, TimeStampReq, TimeStampResp } from 'pkijs';

/*
 * Timestamps of RFC 3161: a server signs that a SHA-256 was there at a time. The token stands on its own beside the document; it
 * proves the time to whoever trusts that server.
 */

const sha256Oid = '2.16.840.1.101.3.4.2.1';
/** Content type of the information in a token (RFC 3161 §2.4.2). */
const infoOid = '1.2.840.113549.1.9.16.1.4';
/** Statuses `granted` and `grantedWithMods` (RFC 3161 §2.4.2). */
const grantedStatuses: readonly number[] = [0, 1];

/** A request for a timestamp: its bytes, and what the answer must repeat. */
export type TimestampRequest = { der: Buffer; document: Uint8Array; nonce: Buffer };

/** A timestamp: its token in DER, base64, and the time that it names (ms UTC). */
export type Timestamp = { token: string; at: number };

/** The answer of a timestamp server is not what was asked for; the message says in which way. */
export class TimestampRefusedError extends Error {
  readonly code = 'TIMESTAMP_REFUSED';

  constructor(reason: string) {
    super(`The timestamp was not taken: ${reason}.`);
    this.name = 'TimestampRefusedError';
  }
}

/** Asks for a timestamp of a document, with the certificate of the server, by which the token is checked later. */
export function writeRequest(document: Uint8Array, nonce: Buffer): TimestampRequest {
  const positive = Buffer.from(nonce);
  positive[0] = ((positive[0] ?? 0) & 0x7f) | 0x40;
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Oid, algorithmParams: new asn1.Null() }),
      hashedMessage: new asn1.OctetString({ valueHex: new Uint8Array(digestOf(document)).buffer }),
    }),
    nonce: new asn1.Integer({ valueHex: new Uint8Array(positive).buffer }),
    certReq: true,
  });
  return { der: Buffer.from(request.toSchema().toBER()), document, nonce: positive };
}

/**
 * Reads the answer to a request and checks it: granted, of this very document, to this very request, and signed by the certificate
 * that is in it. Throws `TimestampRefusedError` for anything else.
 */
export async function readResponse(bytes: Uint8Array, request: TimestampRequest): Promise<Timestamp> {
  const response = attempt('it cannot be read', () => TimeStampResp.fromBER(new Uint8Array(bytes)));
  if (!grantedStatuses.includes(response.status.status)) refuse(`status ${response.status.status}`);
  const token = response.timeStampToken;
  if (!token) return refuse('there is none');
  const signed = attempt('it is not signed', () => new SignedData({ schema: token.content }));
  const info = readInfo(signed);
  if (info.messageImprint.hashAlgorithm.algorithmId !== sha256Oid) refuse('another kind of digest');
  if (!digestOf(request.document).equals(viewOf(info.messageImprint.hashedMessage))) refuse('another document');
  if (!info.nonce || !request.nonce.equals(viewOf(info.nonce))) refuse('another request');
  await demandSignature(signed, request.document);
  return { token: Buffer.from(token.toSchema().toBER()).toString('base64'), at: info.genTime.getTime() };
}

function readInfo({ encapContentInfo }: SignedData): TSTInfo {
  const content = encapContentInfo.eContent;
  if (encapContentInfo.eContentType !== infoOid || !content) return refuse('it is no timestamp');
  return attempt('its content cannot be read', () => TSTInfo.fromBER(new Uint8Array(content.getValue())));
}

async function demandSignature(signed: SignedData, document: Uint8Array): Promise<void> {
  const data = new Uint8Array(document).buffer;
  const fault = await signed.verify({ signer: 0, data, checkChain: false }).then(
    (isRight) => (isRight ? null : ''),
    (error: unknown) => (error instanceof Error ? ` (${error.message})` : ''),
  );
  if (fault !== null) refuse(`the signature is wrong${fault}`);
}

const digestOf = (document: Uint8Array): Buffer => createHash('sha256').update(document).digest();
const viewOf = (block: asn1.OctetString | asn1.Integer): Buffer => Buffer.from(block.valueBlock.valueHexView);

function refuse(reason: string): never {
  throw new TimestampRefusedError(reason);
}

function attempt<T>(reason: string, run: () => T): T {
  try {
    return run();
  } catch {
    return refuse(reason);
  }
}
