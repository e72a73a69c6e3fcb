import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { secondFactorRules } from '#domain/accounts/second-factor.ts';
import { cookieFlags, hostCookieName } from '#server/http/security/cookies.ts';
import type { Caller } from '#server/services.ts';

const baseName = 'sign-in-step';

/** Strict: nothing outside the site has a part in this step. */
const flagsFor = (caller: Caller): CookieSerializeOptions => ({ ...cookieFlags(caller), sameSite: 'strict' });

/** Token of the login whose code is awaited; null when the browser has none. */
export function readStepCookie(reply: FastifyReply, caller: Caller): string | null {
  return reply.request.cookies[hostCookieName(baseName, caller)] ?? null;
}

/** Hands the token of a login whose code is awaited to the browser, for as long as it counts. */
export function setStepCookie(reply: FastifyReply, caller: Caller, token: string): void {
  const maxAge = secondFactorRules.pendingSignIn.lifetimeMs / 1000;
  reply.setCookie(hostCookieName(baseName, caller), token, { ...flagsFor(caller), maxAge });
}

/** Takes the token from the browser, where there is one. */
export function clearStepCookie(reply: FastifyReply, caller: Caller): void {
  if (readStepCookie(reply, caller) !== null) reply.clearCookie(hostCookieName(baseName, caller), flagsFor(caller));
}
