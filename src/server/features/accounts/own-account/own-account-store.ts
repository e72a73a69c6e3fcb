import type { Kysely } from 'kysely';
import type { OwnAccount, OwnSession } from '#contract/own-account.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readSecuritySettings } from '#server/features/settings/security-settings-store.ts';

type Db = Kysely<DatabaseSchema>;

/** The account as its owner sees it, with what is demanded of a new password. */
export async function readOwnAccount(db: Db, userId: string): Promise<OwnAccount> {
  const user = await db
    .selectFrom('users')
    .select((row) => [
      'username',
      'email',
      'email_verified_at',
      'language',
      'totp_enabled_at',
      row
        .selectFrom('recovery_codes')
        .select((codes) => codes.fn.countAll<number>().as('count'))
        .whereRef('user_id', '=', 'users.id')
        .where('used_at', 'is', null)
        .as('recovery_codes_left'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { settings } = await readSecuritySettings(db);
  return {
    username: user.username,
    email: user.email,
    isEmailVerified: user.email_verified_at !== null,
    language: user.language,
    hasTotp: user.totp_enabled_at !== null,
    recoveryCodesLeft: user.recovery_codes_left ?? 0,
    passkeys: await listPasskeys(db, userId),
    minimumPasswordLength: settings.minimumPasswordLength,
    isSecondFactorRequired: settings.requireSecondFactor,
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

/** A person's session by the hash of its token, at a moment (ms). */
type Current = { userId: string; sessionHash: string; now: number };

/** Where a person is signed in at a moment, the latest seen first. */
export async function listSessions(db: Db, { userId, sessionHash, now }: Current): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    isCurrent: row.token_hash === sessionHash,
  }));
}

/** Ends one session of a person and answers the hash of its token; null when they have none of that id. */
export async function deleteSessionById(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<string | null> {
  const row = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('token_hash')
    .executeTakeFirst();
  return row?.token_hash ?? null;
}

/** Ends every session of a person but one; answers how many these were. */
export async function deleteOtherSessions(db: Db, { userId, sessionHash }: Omit<Current, 'now'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', sessionHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
