import type { Kysely } from 'kysely';
import { secondFactorRules } from '#domain/accounts/second-factor.ts';
import type { PendingSignInTable } from '#server/database/tables/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Stores a sign-in that waits for a code and deletes those that have expired by then. */
export async function insertPendingSignIn(db: Db, pending: PendingSignInTable & { now: number }): Promise<void> {
  const { now, ...row } = pending;
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute();
  await db.insertInto('pending_sign_ins').values(row).execute();
}

type PendingKey = { tokenHash: string; now: number };

/** The account whose sign-in waits for a code, by its token; null when the token is unknown or expired. */
export async function findPendingSignIn(db: Db, { tokenHash, now }: PendingKey): Promise<string | null> {
  const row = await db
    .selectFrom('pending_sign_ins')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/**
 * Counts a try before the code is checked, so that parallel requests get no more tries. Returns how many are left after
 * it; null when none was left.
 */
export async function takeTry(db: Db, { tokenHash, now }: PendingKey): Promise<number | null> {
  const row = await db
    .updateTable('pending_sign_ins')
    .set((update) => ({ tries: update('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries', '<', secondFactorRules.pendingSignIn.tries)
    .returning('tries')
    .executeTakeFirst();
  return row ? secondFactorRules.pendingSignIn.tries - row.tries : null;
}

/** Deletes a sign-in that waits for a code; false when there is none. */
export async function deletePendingSignIn(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes every sign-in of an account that waits for a code. */
export async function deletePendingSignInsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
}
