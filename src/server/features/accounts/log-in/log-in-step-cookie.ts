import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { secondFactorRules } from '#domain/accounts/second-factor.ts';
import { cookieFlags, hostCookieName } from '#server/http/security/cookies.ts';
import type { Caller } from '#server/services.ts';

const baseName = 'sign-in-step';

/** SameSite=Strict: no other site takes part in this step. */
const flagsFor = (caller: Caller): CookieSerializeOptions => ({ ...cookieFlags(caller), sameSite: 'strict' });

/** Token of the sign-in that waits for a code; null when the browser has none. */
export function readStepCookie(reply: FastifyReply, caller: Caller): string | null {
  return reply.request.cookies[hostCookieName(baseName, caller)] ?? null;
}

/** Sets the cookie with the token of a sign-in that waits for a code, for as long as the token is valid. */
export function setStepCookie(reply: FastifyReply, caller: Caller, token: string): void {
  const maxAge = secondFactorRules.pendingSignIn.lifetimeMs / 1000;
  reply.setCookie(hostCookieName(baseName, caller), token, { ...flagsFor(caller), maxAge });
}

/** Deletes the cookie, if there is one. */
export function clearStepCookie(reply: FastifyReply, caller: Caller): void {
  if (readStepCookie(reply, caller) !== null) reply.clearCookie(hostCookieName(baseName, caller), flagsFor(caller));
}
