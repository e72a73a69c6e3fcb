import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/http/calls/app-error.ts';
import { cookieFlags } from './cookies.ts';
import { readSignedToken, signToken } from './signed-token.ts';
import type { Caller, Services } from '#server/services.ts';

const cookieName = 'csrf-token';
const lifetimeMs = 24 * 60 * 60_000;

/**
 * Issues a CSRF token bound to the caller's session, in the response and as a cookie (spec §7). Signed in, a young one is
 * given again: with a new one, pages that are open in other tabs would be refused once.
 */
export function issueCsrfToken(services: Services, caller: Caller, reply: FastifyReply): string {
  const signing = signingFor(services, caller);
  const held = reply.request.cookies[cookieName];
  const heldAt = caller.sessionHash && held ? readSignedToken(signing, held) : null;
  if (held && heldAt !== null && services.clock() - heldAt < lifetimeMs / 2) return held;
  const token = signToken(signing, services.clock(), services.newToken());
  reply.setCookie(cookieName, token, { ...cookieFlags(caller), httpOnly: false });
  return token;
}

/**
 * Requires the header X-CSRF-Token to equal the cookie, to be ours, young enough and of this session (spec §7).
 * Returns when it was issued (ms), the earliest moment at which the caller can have begun. Throws `csrf-token-invalid`.
 */
export function checkCsrfToken(services: Services, caller: Caller, request: FastifyRequest): number {
  const header = request.headers['x-csrf-token'];
  const issuedAt =
    typeof header === 'string' && header === request.cookies[cookieName]
      ? readSignedToken(signingFor(services, caller), header)
      : null;
  if (issuedAt === null || services.clock() - issuedAt > lifetimeMs) throw new AppError('csrf-token-invalid');
  return issuedAt;
}

function signingFor(services: Services, caller: Caller) {
  return { keys: services.signingKeys.accepted(), purpose: `csrf ${caller.sessionHash ?? 'anonymous'}` };
}
