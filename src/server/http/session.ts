import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieFlags } from '#server/http/cookies.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';

const cookieName = 'session';

/** A session ends this many ms after the login. */
export const sessionLifetimeMs = 14 * 24 * 60 * 60_000;

/** Form in which a token is kept, so that a stolen database opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Finds the signed-in person of a request's session cookie: one query, none without a cookie. */
export async function readSession(
  services: Services,
  request: FastifyRequest,
): Promise<{ user: SignedInUser | null; sessionHash: string | null }> {
  const token = request.cookies[cookieName];
  if (!token) return { user: null, sessionHash: null };
  const sessionHash = hashToken(token);
  const row = await services.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.username', 'users.role'])
    .where('sessions.token_hash', '=', sessionHash)
    .where('sessions.expires_at', '>', services.clock())
    .executeTakeFirst();
  if (!row) return { user: null, sessionHash: null };
  return { user: { id: row.id, username: row.username, isAdmin: row.role === 'admin' }, sessionHash };
}

/** Hands a new session's token to the browser. */
export function setSessionCookie(reply: FastifyReply, caller: Caller, token: string): void {
  reply.setCookie(cookieName, token, { ...cookieFlags(caller), maxAge: sessionLifetimeMs / 1000 });
}

/** Takes the session's token from the browser. */
export function clearSessionCookie(reply: FastifyReply, caller: Caller): void {
  reply.clearCookie(cookieName, cookieFlags(caller));
}
