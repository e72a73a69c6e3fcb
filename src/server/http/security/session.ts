import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { cookieFlags, hostCookieName } from './cookies.ts';
import { parseSecuritySettings, securitySettingsName } from '#server/features/settings/security-settings-store.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';

const baseName = 'session';

/** A session ends this many ms after the login. */
export const sessionLifetimeMs = 14 * 24 * 60 * 60_000;

/** Precision of the time of last use: a write at each call would cost more than the call itself. */
const seenEveryMs = 5 * 60_000;

/** The form in which tokens are stored, so that a stolen database opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Finds the signed-in person by the session cookie: one query, none without a cookie, and a write every five minutes.
 */
export async function readSession(
  services: Services,
  request: FastifyRequest,
  site: Pick<Caller, 'origin'>,
): Promise<{ user: SignedInUser | null; sessionHash: string | null }> {
  const token = request.cookies[hostCookieName(baseName, site)];
  if (!token) return { user: null, sessionHash: null };
  const sessionHash = hashToken(token);
  const now = services.clock();
  const session = await findSession(services.db, sessionHash, now);
  if (!session) return { user: null, sessionHash: null };
  if (now - session.lastSeenAt >= seenEveryMs) await recordSeen(services.db, sessionHash, now);
  return { user: session.user, sessionHash };
}

/** Of simultaneous calls one writes. If the write fails, the call still succeeds. */
async function recordSeen(db: Kysely<DatabaseSchema>, sessionHash: string, now: number): Promise<void> {
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

async function findSession(db: Kysely<DatabaseSchema>, sessionHash: string, now: number): Promise<FoundSession | null> {
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

/** Sets the session cookie. */
export function setSessionCookie(reply: FastifyReply, caller: Caller, token: string): void {
  reply.setCookie(hostCookieName(baseName, caller), token, {
    ...cookieFlags(caller),
    maxAge: sessionLifetimeMs / 1000,
  });
}

/** Deletes the session cookie. */
export function clearSessionCookie(reply: FastifyReply, caller: Caller): void {
  reply.clearCookie(hostCookieName(baseName, caller), cookieFlags(caller));
}
