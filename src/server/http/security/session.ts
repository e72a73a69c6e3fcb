import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { daysOf } from '#domain/retention/retention-schedule.ts';
import { findSession, recordSeen } from './caller-session-store.ts';
import { cookieFlags, hostCookieName } from './cookies.ts';
import type { Caller, Services } from '#server/services.ts';

const baseName = 'session';

/** A session ends this many ms after the login. */
export const sessionLifetimeMs = daysOf('sessions') * 24 * 60 * 60_000;

/** The form in which tokens are stored, so that a stolen database opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const nobody = { user: null, sessionHash: null, provedAt: 0 };

/**
 * Finds the signed-in person by the session cookie: one query, none without a cookie, and a write every five minutes.
 */
export async function readSession(
  services: Services,
  request: FastifyRequest,
  site: Pick<Caller, 'origin'>,
): Promise<Pick<Caller, 'user' | 'sessionHash' | 'provedAt'>> {
  const token = request.cookies[hostCookieName(baseName, site)];
  if (!token) return nobody;
  const sessionHash = hashToken(token);
  const now = services.clock();
  const session = await findSession(services.db, sessionHash, now);
  if (!session) return nobody;
  await recordSeen(services.db, sessionHash, { now, lastSeenAt: session.lastSeenAt });
  return { user: session.user, sessionHash, provedAt: session.provedAt };
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
