import { StartRefusedError } from '#server/start-refused-error.ts';
import type { VaultKey } from './vault-key.ts';
import { keyIdIn, openValue, sealValue } from './sealed-value.ts';

/** Encrypts what the database keeps for the server alone, such as secrets of second factors (ASVS 13.3.1). */
export type Vault = {
  /** Seals a value with the newest key; `belongsTo` names table, column and row, such as `users.totp_secret/01J…`. */
  seal: (value: string, belongsTo: string) => string;
  /**
   * Opens a stored value; one that is not sealed yet is returned as it is. Throws `VaultKeyMissingError`,
   * `SealedValueError`.
   */
  open: (stored: string, belongsTo: string) => string;
  /** Whether the newest key has sealed a stored value. */
  isCurrent: (stored: string) => boolean;
  /** Whether a stored value is clear, or there is a key for it. */
  hasKeyFor: (stored: string) => boolean;
};

/** A value was sealed by a key that this server does not have. */
export class VaultKeyMissingError extends StartRefusedError {
  readonly code = 'VAULT_KEY_MISSING';

  constructor(keyId: string) {
    super(
      `Secrets in the database are encrypted by the key ${keyId}, which is not here. Put the file vault.key of the ` +
        'former data folder back, or set VAULT_KEY as it was. If the key is lost, `npm run vault -- forget` removes ' +
        'those secrets: the password of the mail server and authenticator apps are then set up anew.',
    );
    this.name = 'VaultKeyMissingError';
  }
}

/** A sealed value was changed or belongs to another row. */
export class SealedValueError extends Error {
  readonly code = 'SEALED_VALUE_DAMAGED';

  constructor(belongsTo: string) {
    super(`The sealed value of ${belongsTo} cannot be opened.`);
    this.name = 'SealedValueError';
  }
}

/**
 * Creates the vault from its keys, the writing one first. `reload` reads the keys again when a value names an unknown
 * one: another instance may have got a new key already.
 */
export function createVault(keys: readonly VaultKey[], reload: () => readonly VaultKey[] = () => keys): Vault {
  let known = keys;
  const find = (id: string) => known.find((key) => key.id === id);
  function keyOf(id: string): VaultKey | undefined {
    if (!find(id)) known = reload();
    return find(id);
  }
  return {
    seal(value, belongsTo) {
      const [newest] = known;
      if (!newest) throw new Error('The vault has no key.');
      return sealValue(newest, value, belongsTo);
    },
    open(stored, belongsTo) {
      const id = keyIdIn(stored);
      if (id === null) return stored;
      const key = keyOf(id);
      if (!key) throw new VaultKeyMissingError(id);
      try {
        return openValue(key, stored, belongsTo);
      } catch {
        throw new SealedValueError(belongsTo);
      }
    },
    isCurrent: (stored) => keyIdIn(stored) === known[0]?.id,
    hasKeyFor(stored) {
      const id = keyIdIn(stored);
      return id === null || keyOf(id) !== undefined;
    },
  };
}
