import type { Kysely } from 'kysely';
import type { Role } from '#domain/accounts/account.ts';
import { idleLimitMs } from '#domain/accounts/session-rules.ts';
import { isSecondFactorRequired } from '#domain/settings/security-settings.ts';
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

type FoundSession = { user: SignedInUser; lastSeenAt: number; provedAt: number };

/**
 * The person of a session that is valid at a moment (ms UTC), when it was last used and proved; null when there is none
 * or nobody used it for too long.
 */
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
      'sessions.proved_at',
      'users.id',
      'users.username',
      'users.role',
      'users.totp_enabled_at',
      'users.second_factor_put_off_until',
      'settings.value as security',
      eb.exists(eb.selectFrom('passkeys').select('id').whereRef('user_id', '=', 'users.id')).as('has_passkey'),
    ])
    .where('sessions.token_hash', '=', sessionHash)
    .where('sessions.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row || now - row.last_seen_at > idleLimitMs[row.role]) return null;
  const hasSecondFactor = row.totp_enabled_at !== null || Boolean(row.has_passkey);
  const user = {
    id: row.id,
    username: row.username,
    role: row.role,
    mustEnrol: !hasSecondFactor && isDemanded(row, now),
  };
  return { user, lastSeenAt: row.last_seen_at, provedAt: row.proved_at };
}

type Demanded = { role: Role; security: string | null; second_factor_put_off_until: number | null };

/** Whether a second factor is demanded of somebody now; putting it off helps only where it is demanded of administrators. */
function isDemanded({ role, security, second_factor_put_off_until: putOffUntil }: Demanded, now: number): boolean {
  const settings = parseSecuritySettings(security);
  if (!isSecondFactorRequired(settings, role)) return false;
  return settings.requireSecondFactor || now >= (putOffUntil ?? 0);
}
