import type { Kysely } from 'kysely';
import { secondFactorRules } from '#domain/accounts/second-factor.ts';
import type { PendingSignInTable } from '#server/database/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Keeps a login whose code is awaited, and forgets those that have ended at its time. */
export async function insertPendingSignIn(db: Db, pending: PendingSignInTable & { now: number }): Promise<void> {
  const { now, ...row } = pending;
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute();
  await db.insertInto('pending_sign_ins').values(row).execute();
}

type PendingKey = { tokenHash: string; now: number };

/** Whose login waits under a token; null when it is unknown or has ended. */
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
 * Counts a try before its code is looked at, so that codes sent at once are no more tries than others. Answers how many
 * are left after it; null when none was.
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

/** Ends a login that waits for its code; false when it is not there. */
export async function deletePendingSignIn(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends every login of a person that waits for a code: the password that it was begun with counts no more. */
export async function forgetPendingSignIns(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
}
