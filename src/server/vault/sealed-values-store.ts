import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** A stored value that belongs into the vault, sealed or still clear. */
export type StoredSecret = {
  kind: 'totp' | 'secret' | 'seal-key' | 'quote-link' | 'material-secret';
  id: string;
  value: string;
};

/** What the secret of an authenticator app is sealed for. */
export const totpOf = (userId: string): string => `users.totp_secret/${userId}`;

/** What a named secret of the installation is sealed for. */
export const secretOf = (name: string): string => `secrets.value/${name}`;

/** What the private key of a seal is sealed for. */
export const sealKeyOf = (id: string): string => `seal_keys.private_key/${id}`;

/** What the token of a quote's private link is sealed for. */
export const linkTokenOf = (linkId: string): string => `quote_links.token/${linkId}`;

/** What access data of a customer are sealed for. */
export const materialSecretOf = (id: string): string => `material_secrets.sealed_value/${id}`;

/** The values of one kind; a changed one is compared and set. */
type Place = {
  ownerOf: (id: string) => string;
  list: (db: Db) => Promise<{ id: string; value: string | null }[]>;
  replace: (db: Db, stored: StoredSecret, next: string) => Promise<unknown>;
  remove: (db: Db, id: string) => Promise<unknown>;
};

const places: Record<StoredSecret['kind'], Place> = {
  totp: {
    ownerOf: totpOf,
    list: (db) =>
      db.selectFrom('users').select(['id', 'totp_secret as value']).where('totp_secret', 'is not', null).execute(),
    replace: (db, { id, value }, next) => {
      const user = db.updateTable('users').set({ totp_secret: next }).where('id', '=', id);
      return user.where('totp_secret', '=', value).execute();
    },
    remove: removeTotp,
  },
  secret: {
    ownerOf: secretOf,
    list: (db) => db.selectFrom('secrets').select(['name as id', 'value']).execute(),
    replace: (db, { id, value }, next) => {
      const secret = db.updateTable('secrets').set({ value: next }).where('name', '=', id);
      return secret.where('value', '=', value).execute();
    },
    remove: (db, id) => db.deleteFrom('secrets').where('name', '=', id).execute(),
  },
  'seal-key': {
    ownerOf: sealKeyOf,
    list: (db) =>
      db.selectFrom('seal_keys').select(['id', 'private_key as value']).where('private_key', '!=', '').execute(),
    replace: (db, { id, value }, next) => {
      const seal = db.updateTable('seal_keys').set({ private_key: next }).where('id', '=', id);
      return seal.where('private_key', '=', value).execute();
    },
    remove: (db, id) => db.updateTable('seal_keys').set({ private_key: '' }).where('id', '=', id).execute(),
  },
  'quote-link': {
    ownerOf: linkTokenOf,
    list: (db) => db.selectFrom('quote_links').select(['id', 'token as value']).where('token', '!=', '').execute(),
    replace: (db, { id, value }, next) => {
      const link = db.updateTable('quote_links').set({ token: next }).where('id', '=', id);
      return link.where('token', '=', value).execute();
    },
    remove: (db, id) => db.updateTable('quote_links').set({ token: '' }).where('id', '=', id).execute(),
  },
  'material-secret': {
    ownerOf: materialSecretOf,
    list: (db) =>
      db
        .selectFrom('material_secrets')
        .select(['id', 'sealed_value as value'])
        .where('sealed_value', '!=', '')
        .execute(),
    replace: (db, { id, value }, next) => {
      const secret = db.updateTable('material_secrets').set({ sealed_value: next }).where('id', '=', id);
      return secret.where('sealed_value', '=', value).execute();
    },
    remove: (db, id) => db.updateTable('material_secrets').set({ sealed_value: '' }).where('id', '=', id).execute(),
  },
};

async function removeTotp(db: Db, id: string): Promise<void> {
  const off = { totp_secret: null, totp_enabled_at: null, totp_last_step: null };
  await db.updateTable('users').set(off).where('id', '=', id).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
}

/** What a stored secret is sealed for. */
export const ownerOf = ({ kind, id }: Pick<StoredSecret, 'kind' | 'id'>): string => places[kind].ownerOf(id);

/** Lists every value that belongs into the vault. */
export async function listSealedValues(db: Db): Promise<StoredSecret[]> {
  const all: StoredSecret[] = [];
  for (const kind of ['totp', 'secret', 'seal-key', 'quote-link', 'material-secret'] as const) {
    for (const { id, value } of await places[kind].list(db)) all.push({ kind, id, value: value ?? '' });
  }
  return all;
}

/** Replaces a stored value unless it was changed meanwhile. */
export async function replaceSealedValue(db: Db, stored: StoredSecret, next: string): Promise<void> {
  await places[stored.kind].replace(db, stored, next);
}

/**
 * Removes a value that no key opens: an authenticator app is off then, and its recovery codes with it; of a seal's key the
 * certificate stays, by which what it has sealed is verified, and the next document is sealed with a new one; a private link
 * that was mailed still opens its quote, only further mails cannot carry it; access data of a customer have to be given once more.
 */
export async function removeSealedValue(db: Db, { kind, id }: StoredSecret): Promise<void> {
  await places[kind].remove(db, id);
}
