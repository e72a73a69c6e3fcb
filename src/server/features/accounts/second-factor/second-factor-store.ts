import type { Kysely } from 'kysely';
import { isOfAgency, roles } from '#domain/accounts/account.ts';
import { isSecondFactorRequired } from '#domain/settings/security-settings.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readSecuritySettings } from '#server/features/settings/security-settings-store.ts';
import { readTotp } from './totp-store.ts';

type Db = Kysely<DatabaseSchema>;

/** What decides which step follows the right password. */
export async function readSecondFactors(db: Db, userId: string) {
  const { isOn } = await readTotp(db, userId);
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  const { settings } = await readSecuritySettings(db);
  const { role } = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirstOrThrow();
  const isRequired = isSecondFactorRequired(settings, role);
  return { hasTotp: isOn, hasPasskeys: passkey !== undefined, isRequired };
}

/**
 * Stores until when (ms UTC) somebody of the agency puts the second factor off; false when it was put off before, or is
 * demanded of everybody.
 */
export async function storePutOff(db: Db, { userId, until }: { userId: string; until: number }): Promise<boolean> {
  const { settings } = await readSecuritySettings(db);
  if (settings.requireSecondFactor) return false;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ second_factor_put_off_until: until })
    .where('id', '=', userId)
    .where('role', 'in', roles.filter(isOfAgency))
    .where('second_factor_put_off_until', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
