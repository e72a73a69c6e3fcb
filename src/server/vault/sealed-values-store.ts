import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** A stored value that belongs into the vault, sealed or still clear. */
export type StoredSecret = { kind: 'totp' | 'secret' | 'seal-key'; id: string; value: string };

/** What the secret of an authenticator app is sealed for. */
export const totpOf = (userId: string): string => `users.totp_secret/${userId}`;

/** What a named secret of the installation is sealed for. */
export const secretOf = (name: string): string => `secrets.value/${name}`;

/** What the private key of a seal is sealed for. */
export const sealKeyOf = (id: string): string => `seal_keys.private_key/${id}`;

const owners = { totp: totpOf, secret: secretOf, 'seal-key': sealKeyOf } as const;

/** What a stored secret is sealed for. */
export const ownerOf = ({ kind, id }: Pick<StoredSecret, 'kind' | 'id'>): string => owners[kind](id);

/** Lists every value that belongs into the vault. */
export async function listSealedValues(db: Db): Promise<StoredSecret[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'totp_secret'])
    .where('totp_secret', 'is not', null)
    .execute();
  const secrets = await db.selectFrom('secrets').select(['name', 'value']).execute();
  const seals = await db.selectFrom('seal_keys').select(['id', 'private_key']).where('private_key', '!=', '').execute();
  return [
    ...users.map(({ id, totp_secret: value }) => ({ kind: 'totp', id, value: value ?? '' }) as const),
    ...secrets.map(({ name, value }) => ({ kind: 'secret', id: name, value }) as const),
    ...seals.map(({ id, private_key: value }) => ({ kind: 'seal-key', id, value }) as const),
  ];
}

/** Replaces a stored value unless it was changed meanwhile. */
export async function replaceSealedValue(db: Db, { kind, id, value }: StoredSecret, next: string): Promise<void> {
  if (kind === 'totp') {
    const user = db.updateTable('users').set({ totp_secret: next }).where('id', '=', id);
    await user.where('totp_secret', '=', value).execute();
    return;
  }
  if (kind === 'seal-key') {
    const seal = db.updateTable('seal_keys').set({ private_key: next }).where('id', '=', id);
    await seal.where('private_key', '=', value).execute();
    return;
  }
  const secret = db.updateTable('secrets').set({ value: next }).where('name', '=', id);
  await secret.where('value', '=', value).execute();
}

/**
 * Removes a value that no key opens: an authenticator app is off then, and its recovery codes with it; of a seal's key the
 * certificate stays, by which what it has sealed is verified, and the next document is sealed with a new one.
 */
export async function removeSealedValue(db: Db, { kind, id }: StoredSecret): Promise<void> {
  if (kind === 'secret') {
    await db.deleteFrom('secrets').where('name', '=', id).execute();
    return;
  }
  if (kind === 'seal-key') {
    await db.updateTable('seal_keys').set({ private_key: '' }).where('id', '=', id).execute();
    return;
  }
  const off = { totp_secret: null, totp_enabled_at: null, totp_last_step: null };
  await db.updateTable('users').set(off).where('id', '=', id).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
}
