import { createVault, type Vault } from '#server/vault/vault.ts';
import { readVaultKey, type VaultKey } from '#server/vault/vault-key.ts';

/** A key of the vault for tests, always the same for the same number. */
export function testVaultKey(number = 1): VaultKey {
  const key = readVaultKey(Buffer.alloc(32, number).toString('base64'));
  if (!key) throw new Error('This is no key.');
  return key;
}

/** A vault for tests. */
export const testVault = (): Vault => createVault([testVaultKey()]);
