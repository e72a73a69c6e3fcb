import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { makeKeyFile, readKeyFile } from './key-file.ts';
import { listSealedValues } from './sealed-values-store.ts';
import { type Vault, VaultKeyMissingError, createVault } from './vault.ts';
import { type VaultKey, readVaultKeys } from './vault-key.ts';
import { keyIdIn } from './sealed-value.ts';

type Source = { vaultKey: string | undefined; dataDir: string };

/** The keys at hand: those of the environment (VAULT_KEY), else those of the file; none where there are neither. */
export function keysAtHand({ vaultKey, dataDir }: Source): VaultKey[] {
  return vaultKey === undefined ? readKeyFile(dataDir) : (readVaultKeys(vaultKey) ?? []);
}

/**
 * Opens the vault for a server. Without any key a first one is made beside the database, unless that holds values of a
 * lost one already. Throws `VaultKeyMissingError` before anything is written when a stored value cannot be opened.
 */
export async function openVault(db: Kysely<DatabaseSchema>, source: Source): Promise<Vault> {
  const stored = await listSealedValues(db);
  const before = createVault(keysAtHand(source));
  const closed = stored.find(({ value }) => !before.hasKeyFor(value));
  if (closed) throw new VaultKeyMissingError(keyIdIn(closed.value) ?? '');
  if (keysAtHand(source).length === 0) makeKeyFile(source.dataDir);
  return createVault(keysAtHand(source), () => keysAtHand(source));
}
