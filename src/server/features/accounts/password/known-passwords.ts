import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { passwordKey } from '#domain/accounts/account.ts';

/** Sorted fingerprints of leaked passwords and words, as `scripts/known-passwords.ts` makes them. */
export const knownPasswordsFile = new URL('./known-passwords.bin', import.meta.url);

/** Of half a million entries, one in two million other passwords has the fingerprint of one. */
export const fingerprintBytes = 5;

let opened: Promise<Buffer> | undefined;

/** Whether a password is among the 100,000 commonest leaked ones or is a Slovak, Czech or Danish word (ASVS 6.2.12). */
export async function isKnownPassword(password: string): Promise<boolean> {
  opened ??= readFile(knownPasswordsFile);
  return isAmong(await opened, fingerprintOf(knownPasswordKey(password)));
}

/** Form in which passwords are compared with the list: people type words without their accents, too. */
export function knownPasswordKey(password: string): string {
  return passwordKey(password).normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The number that stands for a compared form in the list. */
export function fingerprintOf(key: string): number {
  return createHash('sha256').update(key).digest().readUIntBE(0, fingerprintBytes);
}

/** A binary search among sorted fingerprints, which stay bytes: as numbers they would take eight each. */
function isAmong(sorted: Buffer, wanted: number): boolean {
  let [from, to] = [0, sorted.length / fingerprintBytes];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const found = sorted.readUIntBE(middle * fingerprintBytes, fingerprintBytes);
    if (found === wanted) return true;
    if (found < wanted) from = middle + 1;
    else to = middle;
  }
  return false;
}
