import { X509Certificate, createHash, verify } from 'node:crypto';
import * as asn1 from 'asn1js';

/** What a reader finds of the seal of a PDF, without the library that has put it on. */
export type FoundSeal = {
  /** The digest of the file and the signature over it are right. */
  isIntact: boolean;
  /** Nothing but the signature itself is left out of what is signed. */
  coversAll: boolean;
  /** SHA-256 of the certificate, hexadecimal, and whose it is. */
  fingerprint: string;
  subject: string;
};

const messageDigest = '1.2.840.113549.1.9.4';

/** Reads the last signature of a PDF (ISO 32000-1 §12.8, RFC 5652); null where there is none. */
export function readSeal(bytes: Uint8Array): FoundSeal | null {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  const ranges = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].at(-1);
  if (!ranges) return null;
  const [start = 0, length = 0, next = 0, rest = 0] = ranges.slice(1).map(Number);
  const cms = Buffer.from(text.slice(start + length + 1, next - 1), 'hex');
  const signed = Buffer.concat([file.subarray(start, start + length), file.subarray(next, next + rest)]);
  const { certificate, attributes, signature } = readSignedData(cms);
  const digest = createHash('sha256').update(signed).digest();
  return {
    isIntact: digestIn(attributes).equals(digest) && isSignatureRight(certificate, attributes, signature),
    coversAll: start === 0 && next + rest === file.length && text[start + length] === '<' && text[next - 1] === '>',
    fingerprint: createHash('sha256').update(certificate.raw).digest('hex'),
    subject: certificate.subject,
  };
}

type Block = asn1.AsnType & { valueBlock: { value?: Block[]; valueHexView?: Uint8Array } };

const partsOf = (block: Block | undefined): Block[] => block?.valueBlock.value ?? [];
const derOf = (block: Block | undefined): Buffer => Buffer.from(block?.toBER() ?? new ArrayBuffer());
const isTagged = (block: Block): boolean => block.idBlock.tagClass === 3;

function readSignedData(cms: Buffer): { certificate: X509Certificate; attributes: Block; signature: Buffer } {
  const content = asn1.fromBER(cms).result as Block;
  const parts = partsOf(partsOf(partsOf(content)[1])[0]);
  const signer = partsOf(partsOf(parts.at(-1))[0]);
  const attributes = signer.find(isTagged);
  if (!attributes) throw new Error('The signature has no signed attributes.');
  const certificate = new X509Certificate(derOf(partsOf(parts.find(isTagged))[0]));
  const signature = signer.find(({ idBlock }) => idBlock.tagClass === 1 && idBlock.tagNumber === 4);
  return { certificate, attributes, signature: Buffer.from(signature?.valueBlock.valueHexView ?? []) };
}

function digestIn(attributes: Block): Buffer {
  const found = partsOf(attributes).find((each) => String(partsOf(each)[0]).includes(messageDigest));
  return Buffer.from(partsOf(partsOf(found)[1])[0]?.valueBlock.valueHexView ?? []);
}

/** What is signed are the attributes as a set, whatever they are tagged as (RFC 5652 §5.4). */
function isSignatureRight(certificate: X509Certificate, attributes: Block, signature: Buffer): boolean {
  const set = derOf(attributes);
  set[0] = 0x31;
  return verify('sha256', set, { key: certificate.publicKey, dsaEncoding: 'der' }, signature);
}
