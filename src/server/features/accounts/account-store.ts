import type { Kysely } from 'kysely';
import type { UserTable } from '#server/database/tables/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

const accountColumns = [
  'id',
  'username',
  'role',
  'language',
  'email',
  'email_key',
  'email_verified_at',
  'password_hash',
  'disabled_at',
] as const;

/** What use cases need of an account; null stands for no address or one that is not verified. */
export type Account = Pick<UserTable, (typeof accountColumns)[number]>;

/** What a login needs to know of an account. */
export type StoredAccount = { id: string; passwordHash: string };

/** Finds an account by the normalised form of its username; null when there is none, or it is disabled. */
export async function findAccount(db: Db, usernameKey: string): Promise<StoredAccount | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('username_key', '=', usernameKey)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, passwordHash: row.password_hash } : null;
}

/** Tells whether anybody may open the back office. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Adds an account; fails when its name is taken. */
export async function insertUser(db: Db, user: UserTable): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

/** Reads an account that is known to be there. */
export async function readAccount(db: Db, id: string): Promise<Account> {
  return db.selectFrom('users').select(accountColumns).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The one account that has verified an address; null when none has (F2). */
export async function findVerifiedAccount(db: Db, emailKey: string): Promise<Account | null> {
  const row = await db
    .selectFrom('users')
    .select(accountColumns)
    .where('email_key', '=', emailKey)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Marks the address of an account as verified; false when it has another one by now or is verified already. Fails on
 * the table's own rule when another account has verified that address.
 */
export async function markEmailVerified(
  db: Db,
  { userId, emailKey, now }: { userId: string; emailKey: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set((row) => ({ email_verified_at: now, updated_at: now, version: row('version', '+', 1) }))
    .where('id', '=', userId)
    .where('email_key', '=', emailKey)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sets a new password; an invitation of the account counts as accepted. */
export async function setPassword(
  db: Db,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: number },
): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ password_hash: passwordHash, is_invited: 0, updated_at: now, version: row('version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

/**
 * Locks the row of an account until the transaction ends, if its password is still the one that was just checked; false
 * when it has been changed or the account disabled meanwhile.
 */
export async function lockIfPasswordMatches(
  db: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Changes the address of an account; the new one is not verified yet. */
export async function setEmail(
  db: Db,
  { userId, email, emailKey, now }: { userId: string; email: string; emailKey: string; now: number },
): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({
      email,
      email_key: emailKey,
      email_verified_at: null,
      updated_at: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute();
}

/**
 * Locks the row of an account until the transaction ends. Every transaction locks the account before the rows that
 * belong to it, so that no two wait for each other.
 */
export async function lockAccount(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ totp_last_step: row.ref('totp_last_step') }))
    .where('id', '=', userId)
    .execute();
}
