import type { Kysely } from 'kysely';
import { secondFactorRules } from '#domain/accounts/second-factor.ts';
import type { PendingSignInTable } from '#server/database/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readSecuritySettings } from '#server/features/settings/security-settings-store.ts';

type Db = Kysely<DatabaseSchema>;

/** The authenticator app of an account: its secret counts once it is on. */
export type StoredTotp = { secret: string | null; isOn: boolean };

/** What an account has of an authenticator app. */
export async function readTotp(db: Db, userId: string): Promise<StoredTotp> {
  const row = await db
    .selectFrom('users')
    .select(['totp_secret', 'totp_enabled_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { secret: row.totp_secret, isOn: row.totp_enabled_at !== null };
}

/** What decides on the step after a right password. */
export async function readSecondFactors(db: Db, userId: string) {
  const { isOn } = await readTotp(db, userId);
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  const { settings } = await readSecuritySettings(db);
  return { hasTotp: isOn, hasPasskeys: passkey !== undefined, isRequired: settings.requireSecondFactor };
}

/**
 * Makes whoever changes the account's password or second factor wait until the transaction ends. Every transaction takes
 * the account first and what hangs on it after, so that no two wait for each other.
 */
export async function holdAccount(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ totp_last_step: row.ref('totp_last_step') }))
    .where('id', '=', userId)
    .execute();
}

/** Keeps a secret for an app that is to be set up; false when an app is on already. */
export async function offerTotpSecret(
  db: Db,
  { userId, secret }: { userId: string; secret: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_secret: secret })
    .where('id', '=', userId)
    .where('totp_enabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Enabling = { userId: string; secret: string; step: number; now: number };

/** Turns the app on with the secret that the first code proved; false when it was changed or turned on meanwhile. */
export async function enableTotp(db: Db, { userId, secret, step, now }: Enabling): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_enabled_at: now, totp_last_step: step, updated_at: now })
    .where('id', '=', userId)
    .where('totp_enabled_at', 'is', null)
    .where('totp_secret', '=', secret)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Turns the app off, with the recovery codes and the logins that wait for a code. */
export async function clearTotp(db: Db, { userId, now }: { userId: string; now: number }): Promise<void> {
  const off = { totp_secret: null, totp_enabled_at: null, totp_last_step: null, updated_at: now };
  await db.updateTable('users').set(off).where('id', '=', userId).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await forgetPendingSignIns(db, userId);
}

/**
 * Marks a time step as used, so that its code and all before it count no more; false when it or a later one has been
 * used, or the app has another secret or is off (RFC 6238 §5.2).
 */
export async function useTotpStep(
  db: Db,
  { userId, secret, step }: { userId: string; secret: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where('totp_enabled_at', 'is not', null)
    .where('totp_secret', '=', secret)
    .where((row) => row.or([row('totp_last_step', 'is', null), row('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks a recovery code as used; false when there is none of that hash or it has been used. */
export async function useRecoveryCode(
  db: Db,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts new recovery codes in place of all that an account has. */
export async function replaceRecoveryCodes(
  db: Db,
  { userId, codeHashes }: { userId: string; codeHashes: readonly string[] },
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codeHashes.map((hash) => ({ code_hash: hash, user_id: userId, used_at: null }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

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
