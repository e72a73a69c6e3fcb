import { webcrypto } from 'node:crypto';
import { CryptoKeySigner, PDF } from '@libpdf/core';
import { sealAlgorithm } from './make-seal-key.ts';
import { readPem } from './pem.ts';

/** A document to seal: its bytes, the key as PEM, when (ms UTC), and in words what the seal stands for. */
export type SealingTask = {
  bytes: Uint8Array;
  certificate: string;
  privateKey: string;
  sealedAt: number;
  reason: string;
  /** Where the agency is. */
  location: string;
};

/**
 * Puts the agency's seal on a PDF: PAdES B-B (ETSI EN 319 142-1) over the whole file, appended to it, so that what was drawn and
 * its tags stay as they are.
 */
export async function putSeal({ bytes, certificate, privateKey, ...said }: SealingTask): Promise<Uint8Array> {
  const key = await webcrypto.subtle.importKey('pkcs8', readPem(privateKey), sealAlgorithm, false, ['sign']);
  const signer = new CryptoKeySigner(key, readPem(certificate), 'EC', 'ECDSA');
  const pdf = await PDF.load(bytes);
  const sealed = await pdf.sign({
    signer,
    signingTime: new Date(said.sealedAt),
    reason: said.reason,
    location: said.location,
    fieldName: 'Seal',
    level: 'B-B',
  });
  return sealed.bytes;
}
