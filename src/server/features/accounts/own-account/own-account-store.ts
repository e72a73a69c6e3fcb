import type { Kysely } from 'kysely';
import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { isOfAgency } from '#domain/accounts/account.ts';
import { isSecondFactorRequired, minimumPasswordOf } from '#domain/settings/security-settings.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readSecuritySettings } from '#server/features/settings/security-settings-store.ts';

type Db = Kysely<DatabaseSchema>;

/** The account as its owner sees it, with what is demanded of a new password. */
export async function readOwnAccount(db: Db, userId: string): Promise<OwnAccount> {
  const user = await db
    .selectFrom('users')
    .select((row) => [
      'username',
      'display_name',
      'email',
      'email_verified_at',
      'language',
      'totp_enabled_at',
      'role',
      'second_factor_put_off_until',
      row
        .selectFrom('recovery_codes')
        .select((codes) => codes.fn.countAll<number>().as('count'))
        .whereRef('user_id', '=', 'users.id')
        .where('used_at', 'is', null)
        .as('recovery_codes_left'),
      row
        .exists(
          row
            .selectFrom('recovery_codes')
            .select('code_hash')
            .whereRef('user_id', '=', 'users.id')
            .where('used_at', 'is', null)
            .where('characters', 'is', null),
        )
        .as('has_short_codes'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { settings } = await readSecuritySettings(db);
  return {
    username: user.username,
    displayName: user.display_name,
    email: user.email,
    isEmailVerified: user.email_verified_at !== null,
    language: user.language,
    hasTotp: user.totp_enabled_at !== null,
    recoveryCodesLeft: user.recovery_codes_left ?? 0,
    hasShortRecoveryCodes: Boolean(user.has_short_codes),
    passkeys: await listPasskeys(db, userId),
    minimumPasswordLength: minimumPasswordOf(settings, user.role),
    isSecondFactorRequired: isSecondFactorRequired(settings, user.role),
    secondFactorPutOffUntil: settings.requireSecondFactor ? null : user.second_factor_put_off_until,
    canPutOffSecondFactor:
      isOfAgency(user.role) && user.second_factor_put_off_until === null && !settings.requireSecondFactor,
  };
}

async function listPasskeys(db: Db, userId: string): Promise<OwnAccount['passkeys']> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, createdAt: row.created_at, lastUsedAt: row.last_used_at }));
}

/** Writes the name that others see of a person; '' shows the username. */
export async function writeDisplayName(db: Db, { userId, name, now }: { userId: string; name: string; now: number }) {
  await db.updateTable('users').set({ display_name: name, updated_at: now }).where('id', '=', userId).execute();
}
