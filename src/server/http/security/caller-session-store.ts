import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { parseSecuritySettings, securitySettingsName } from '#server/features/settings/security-settings-store.ts';
import type { SignedInUser } from '#server/services.ts';

/** Precision of the time of last use: a write at each call would cost more than the call itself. */
const seenEveryMs = 5 * 60_000;

/** Records that a session was used. Of simultaneous calls one writes. If the write fails, the call still succeeds. */
export async function recordSeen(
  db: Kysely<DatabaseSchema>,
  sessionHash: string,
  { now, lastSeenAt }: { now: number; lastSeenAt: number },
): Promise<void> {
  if (now - lastSeenAt < seenEveryMs) return;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', sessionHash)
    .where('last_seen_at', '<=', now - seenEveryMs)
    .execute()
    .catch(() => undefined);
}

/** The person of a session that is valid at a moment (ms UTC), by the hash of its token. */
export async function findUserOfSession(
  db: Kysely<DatabaseSchema>,
  sessionHash: string,
  now: number,
): Promise<SignedInUser | null> {
  return (await findSession(db, sessionHash, now))?.user ?? null;
}

type FoundSession = { user: SignedInUser; lastSeenAt: number };

/** The person of a session that is valid at a moment (ms UTC), and when it was last used; null when there is none. */
export async function findSession(
  db: Kysely<DatabaseSchema>,
  sessionHash: string,
  now: number,
): Promise<FoundSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('settings', (join) => join.on('settings.name', '=', securitySettingsName))
    .select((eb) => [
      'sessions.last_seen_at',
      'users.id',
      'users.username',
      'users.role',
      'users.totp_enabled_at',
      'settings.value as security',
      eb.exists(eb.selectFrom('passkeys').select('id').whereRef('user_id', '=', 'users.id')).as('has_passkey'),
    ])
    .where('sessions.token_hash', '=', sessionHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const hasSecondFactor = row.totp_enabled_at !== null || Boolean(row.has_passkey);
  const user = {
    id: row.id,
    username: row.username,
    isAdmin: row.role === 'admin',
    mustEnrol: !hasSecondFactor && parseSecuritySettings(row.security).requireSecondFactor,
  };
  return { user, lastSeenAt: row.last_seen_at };
}
