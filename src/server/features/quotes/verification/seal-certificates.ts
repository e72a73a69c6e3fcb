import type { Services } from '#server/services.ts';
import { findSealCertificates } from './verified-quote-store.ts';

/**
 * The certificates of the agency's seal as one PEM file, newest first, each under its SHA-256: what was sealed with an older
 * key is verified with an older one (H5).
 */
export async function sealCertificates({ db }: Pick<Services, 'db'>): Promise<string> {
  const found = await findSealCertificates(db);
  return found.map(({ certificate, fingerprint }) => `SHA-256 ${fingerprint}\n${certificate.trim()}\n`).join('\n');
}
