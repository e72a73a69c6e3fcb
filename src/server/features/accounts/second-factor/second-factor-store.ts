import type { Kysely } from 'kysely';
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
  return { hasTotp: isOn, hasPasskeys: passkey !== undefined, isRequired: settings.requireSecondFactor };
}
