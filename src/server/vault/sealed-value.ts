import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { VaultKey } from './vault-key.ts';

/*
 * A sealed value is `sealed.1.<key id>.<base64url of nonce, ciphertext and tag>`: AES-256-GCM with 96 random bits as the
 * nonce (NIST SP 800-38D). What the value belongs to is authenticated with it, so that a value copied to another row or
 * column does not open.
 */

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const form = /^sealed\.1\.([0-9a-f]{8})\.([\w-]+)$/;

/** How every sealed value begins, for SQL. */
export const sealedPrefix = 'sealed.1.';

/** The id of the key that sealed a value; null for a clear one. */
export const keyIdIn = (stored: string): string | null => form.exec(stored)?.[1] ?? null;

/** Seals a value; `belongsTo` names table, column and row. */
export function sealValue({ id, bytes }: VaultKey, value: string, belongsTo: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, bytes, nonce).setAAD(Buffer.from(belongsTo));
  const sealed = Buffer.concat([nonce, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${sealedPrefix}${id}.${sealed.toString('base64url')}`;
}

/** Opens a sealed value. Throws when it was changed, belongs to something else or was sealed by another key. */
export function openValue({ bytes }: VaultKey, stored: string, belongsTo: string): string {
  const sealed = Buffer.from(form.exec(stored)?.[2] ?? '', 'base64url');
  const [nonce, tag] = [sealed.subarray(0, nonceBytes), sealed.subarray(-tagBytes)];
  const options = { authTagLength: tagBytes };
  const decipher = createDecipheriv(algorithm, bytes, nonce, options).setAAD(Buffer.from(belongsTo)).setAuthTag(tag);
  const clear = decipher.update(sealed.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([clear, decipher.final()]).toString('utf8');
}
