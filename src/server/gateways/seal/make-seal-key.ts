import { createHash, webcrypto } from 'node:crypto';
import * as asn1 from 'asn1js';
import { BasicConstraints, Certificate, Extension, RelativeDistinguishedNames, Time } from 'pkijs';
import { writePem } from './pem.ts';

/** Years for which a new certificate holds. */
const certificateYears = 10;

/** Elliptic curve and digest of the seal, as Acrobat, poppler and the rules for advanced seals (ETSI TS 119 312) take them. */
export const sealAlgorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** A key of the seal: PEM of the certificate that it has signed itself, and of the private key (PKCS #8). */
export type SealKey = {
  certificate: string;
  privateKey: string;
  /** SHA-256 of the certificate's DER, hexadecimal. */
  fingerprint: string;
  /** Until when the certificate holds (ms UTC). */
  notAfter: number;
};

/** Who seals: the agency. */
export type SealHolder = { name: string; country: string };

/** Makes a key and a certificate that says whose seal it is, valid for 10 years from `now` (ms UTC). */
export async function makeSealKey(holder: SealHolder, now: number): Promise<SealKey> {
  const keys = await webcrypto.subtle.generateKey(sealAlgorithm, true, ['sign', 'verify']);
  const notBefore = new Date(now);
  const notAfter = new Date(now);
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + certificateYears);
  const certificate = new Certificate({
    version: 2,
    serialNumber: new asn1.Integer({ valueHex: randomSerial() }),
    issuer: nameOf(holder),
    subject: nameOf(holder),
    notBefore: new Time({ value: notBefore }),
    notAfter: new Time({ value: notAfter }),
    extensions: extensions(),
  });
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, sealAlgorithm.hash);
  const der = Buffer.from(certificate.toSchema().toBER());
  const privateKey = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  return {
    certificate: writePem('CERTIFICATE', der),
    privateKey: writePem('PRIVATE KEY', privateKey),
    fingerprint: createHash('sha256').update(der).digest('hex'),
    notAfter: Math.floor(notAfter.getTime() / 1000) * 1000,
  };
}

/** 127 random bits: positive and never empty (RFC 5280 §4.1.2.2). */
function randomSerial(): ArrayBuffer {
  const bytes = webcrypto.getRandomValues(new Uint8Array(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.buffer;
}

/** Longest name and unit of a certificate, in characters (RFC 5280, appendix A.1). */
const longestName = 64;
const mark = ' (seal)';

/** A name with a set for each part (RFC 5280, appendix A.1); pkijs itself would put all parts into one. */
function nameOf({ name, country }: SealHolder): RelativeDistinguishedNames {
  const sets = [
    part('2.5.4.3', new asn1.Utf8String({ value: `${name.slice(0, longestName - mark.length)}${mark}` })),
    part('2.5.4.10', new asn1.Utf8String({ value: name.slice(0, longestName) })),
    part('2.5.4.6', new asn1.PrintableString({ value: country })),
  ];
  const schema = asn1.fromBER(new asn1.Sequence({ value: sets }).toBER()).result;
  return new RelativeDistinguishedNames({ schema });
}

const part = (id: string, value: asn1.Utf8String | asn1.PrintableString): asn1.Set =>
  new asn1.Set({ value: [new asn1.Sequence({ value: [new asn1.ObjectIdentifier({ value: id }), value] })] });

/** No authority; for signatures that cannot be denied. */
function extensions(): Extension[] {
  const usage = new asn1.BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 });
  return [
    ['2.5.29.19', new BasicConstraints({ cA: false }).toSchema().toBER()] as const,
    ['2.5.29.15', usage.toBER()] as const,
  ].map(([extnID, extnValue]) => new Extension({ extnID, critical: true, extnValue }));
}
