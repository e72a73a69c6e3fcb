import type { Kysely } from 'kysely';
import type { UserTable } from '#server/database/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** What use cases need of an account; null stands for no address or one that is not verified. */
export type Account = Pick<UserTable, 'id' | 'username' | 'language' | 'email' | 'email_verified_at' | 'password_hash'>;

const accountColumns = ['id', 'username', 'language', 'email', 'email_verified_at', 'password_hash'] as const;

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

/** Sets a new password. */
export async function setPassword(
  db: Db,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: number },
): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ password_hash: passwordHash, updated_at: now, version: row('version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

/**
 * Makes sure, until the transaction ends, that the password just checked is still the account's: false when it has been
 * changed meanwhile, and whoever changes it now waits.
 */
export async function holdPassword(
  db: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives an account another address, which counts once it is verified. */
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
