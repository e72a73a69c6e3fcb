import { createHash } from 'node:crypto';

/** A key of the vault: 256 random bits, and the name under which values say that it sealed them. */
export type VaultKey = { id: string; bytes: Buffer };

const keyBytes = 32;

/**
 * Reads a key of 32 bytes in base64, base64url or hex; null for anything else. Its id is a part of its hash, so that the
 * same key has the same id everywhere.
 */
export function readVaultKey(text: string): VaultKey | null {
  const trimmed = text.trim();
  const isHex = /^[0-9a-f]{64}$/i.test(trimmed);
  if (!isHex && !/^[\w+/-]{43}=?$/.test(trimmed)) return null;
  const bytes = Buffer.from(trimmed, isHex ? 'hex' : 'base64');
  return bytes.length === keyBytes ? { id: idOf(bytes), bytes } : null;
}

/** Reads keys that a comma or a new line separates, the writing one first; null when one of them is none. */
export function readVaultKeys(text: string): VaultKey[] | null {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  const parts = lines.flatMap((line) => line.split(',')).filter((part) => part.trim() !== '');
  const keys = parts.map(readVaultKey);
  const known = keys.filter((key) => key !== null);
  return known.length === keys.length && known.length > 0 ? known : null;
}

const idOf = (bytes: Buffer): string =>
  createHash('sha256').update('plumbline vault key id ').update(bytes).digest('hex').slice(0, 8);
