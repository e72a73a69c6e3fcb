import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type VaultKey, readVaultKeys } from './vault-key.ts';

/** File of the vault's keys beside the database, one a line, the writing one first. */
export const keyFileOf = (dataDir: string): string => path.join(dataDir, 'vault.key');

const heading =
  '# Keys of the vault, the writing one first. Keep a copy apart from the backups: without it they restore\n# neither authenticator apps nor the password of the mail server.\n';

/** A new key as the file and VAULT_KEY take it. */
export const newKeyText = (): string => randomBytes(32).toString('base64url');

/** The keys of the file; none when there is no file. Throws for a file that holds anything else. */
export function readKeyFile(dataDir: string): VaultKey[] {
  const text = readText(keyFileOf(dataDir));
  if (text === null) return [];
  const keys = readVaultKeys(text);
  if (!keys) throw new Error(`${keyFileOf(dataDir)} holds something that is no key. Each line is 32 bytes in base64.`);
  return keys;
}

/** Makes the file with a first key unless it is there already; only the server's own user can read it. */
export function makeKeyFile(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const partial = `${keyFileOf(dataDir)}.${process.pid}.part`;
  writeFileSync(partial, `${heading}${newKeyText()}\n`, { mode: 0o600, flush: true });
  try {
    // Two instances that start at the same time must end up with the same key.
    linkSync(partial, keyFileOf(dataDir));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Puts a new key before those of the file; servers seal with it from their next start on. */
export function addKeyToFile(dataDir: string): VaultKey[] {
  const file = keyFileOf(dataDir);
  const lines = (readText(file) ?? heading).split('\n').filter((line) => line !== '');
  const notes = lines.filter((line) => line.startsWith('#'));
  const keys = lines.filter((line) => !line.startsWith('#'));
  writeFileSync(file, `${[...notes, newKeyText(), ...keys].join('\n')}\n`, { mode: 0o600, flush: true });
  chmodSync(file, 0o600);
  return readKeyFile(dataDir);
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
