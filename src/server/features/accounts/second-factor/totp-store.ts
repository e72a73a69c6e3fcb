import type { Kysely } from 'kysely';
import { deletePendingSignInsOf } from '#server/features/accounts/log-in/pending-sign-in-store.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** The authenticator app of an account; the secret, sealed as it is stored, is used once `isOn`. */
export type StoredTotp = { secret: string | null; isOn: boolean };

/** Reads the authenticator app of an account. */
export async function readTotp(db: Db, userId: string): Promise<StoredTotp> {
  const row = await db
    .selectFrom('users')
    .select(['totp_secret', 'totp_enabled_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { secret: row.totp_secret, isOn: row.totp_enabled_at !== null };
}

/** Stores a sealed secret for an app that is being set up; false when an app is in use. */
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

/** Turns the app on with the secret whose code was checked; false when it was changed or turned on meanwhile. */
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

/** Turns the app off and deletes the recovery codes and the sign-ins that wait for a code. */
export async function clearTotp(db: Db, { userId, now }: { userId: string; now: number }): Promise<void> {
  const off = { totp_secret: null, totp_enabled_at: null, totp_last_step: null, updated_at: now };
  await db.updateTable('users').set(off).where('id', '=', userId).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await deletePendingSignInsOf(db, userId);
}

/**
 * Marks a time step as used, so that its code and earlier ones become invalid; false when it or a later one was used,
 * or the app has another secret or is off (RFC 6238 §5.2).
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
