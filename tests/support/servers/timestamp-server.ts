import { createHash, webcrypto } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import * as asn1 from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatusInfo,
  SignedData,
  SignerInfo,
  TSTInfo,
  TimeStampReq,
  TimeStampResp,
} from 'pkijs';
import { makeSealKey, sealAlgorithm } from '#server/gateways/seal/make-seal-key.ts';
import { readPem } from '#server/gateways/seal/pem.ts';
import { atEnd } from '#tests/support/database/test-databases.ts';

/** In which way a timestamp server for tests answers. */
export type TimestampBehaviour =
  | 'honest'
  | 'down'
  | 'silent'
  | 'refuses'
  | 'other-document'
  | 'other-request'
  | 'forged'
  | 'nonsense'
  | 'endless';

/** A timestamp server on the loopback whose behaviour a test changes; it keeps how often it was asked. */
export type TimestampServer = { address: string; behaviour: TimestampBehaviour; asked: number };

/** When every timestamp of the server was made (ms UTC). */
export const stampedAt = Date.UTC(2026, 10, 24, 10);

/** Opens the server for one test. */
export async function openTimestampServer(context: TestContext): Promise<TimestampServer> {
  const state: TimestampServer = { address: '', behaviour: 'honest', asked: 0 };
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      state.asked += 1;
      if (state.behaviour === 'silent') return;
      void answer(Buffer.concat(parts), state.behaviour).then((bytes) => {
        response.writeHead(state.behaviour === 'down' ? 503 : 200, { 'content-type': 'application/timestamp-reply' });
        response.end(bytes);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(context, async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  state.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`;
  return state;
}

async function answer(body: Buffer, behaviour: TimestampBehaviour): Promise<Buffer> {
  if (behaviour === 'nonsense') return Buffer.from('<html>');
  if (behaviour === 'endless') return Buffer.alloc(200 * 1024, 48);
  if (behaviour === 'refuses') return respond(2, null);
  const request = TimeStampReq.fromBER(new Uint8Array(body));
  const imprint = behaviour === 'other-document' ? imprintOf(Buffer.from('another')) : request.messageImprint;
  const nonce = behaviour === 'other-request' ? new asn1.Integer({ value: 7 }) : request.nonce;
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: imprint,
    serialNumber: new asn1.Integer({ value: 1 }),
    genTime: new Date(stampedAt),
    ...(nonce && { nonce }),
  });
  return respond(0, await sign(Buffer.from(info.toSchema().toBER()), behaviour === 'forged'));
}

function imprintOf(bytes: Buffer): MessageImprint {
  const hash = new Uint8Array(createHash('sha256').update(bytes).digest());
  return new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
    hashedMessage: new asn1.OctetString({ valueHex: hash.buffer }),
  });
}

function respond(status: number, token: ContentInfo | null): Buffer {
  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status }),
    ...(token && { timeStampToken: token }),
  });
  return Buffer.from(response.toSchema().toBER());
}

/** The library cuts a content that it is made with into pieces, which no timestamp server does. */
function contentOf(info: Buffer): EncapsulatedContentInfo {
  const content = new EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.9.16.1.4' });
  content.eContent = new asn1.OctetString({ valueHex: new Uint8Array(info).buffer });
  return content;
}

async function sign(info: Buffer, isForged: boolean): Promise<ContentInfo> {
  const key = await makeSealKey({ name: 'Time', country: 'SK' }, stampedAt);
  const certificate = Certificate.fromBER(new Uint8Array(readPem(key.certificate)));
  const privateKey = await webcrypto.subtle.importKey('pkcs8', readPem(key.privateKey), sealAlgorithm, false, ['sign']);
  const signed = new SignedData({
    version: 3,
    encapContentInfo: contentOf(info),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(privateKey, 0, 'SHA-256');
  if (isForged) {
    const [signer] = signed.signerInfos;
    const view = signer?.signature.valueBlock.valueHexView;
    if (view) view[view.length - 1] = (view.at(-1) ?? 0) ^ 1;
  }
  return new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
}
