import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieFlags, hostCookieName } from './cookies.ts';
import type { Caller } from '#server/services.ts';

const baseName = 'known-device';

/** A device is known for this many ms after its last login. */
export const deviceLifetimeMs = 180 * 24 * 60 * 60_000;

/** Token by which a browser is known from earlier logins; null for a new one. */
export function readDeviceToken(request: FastifyRequest, site: Pick<Caller, 'origin'>): string | null {
  return request.cookies[hostCookieName(baseName, site)] ?? null;
}

/** Sets the cookie by which a browser is known at its next logins; it opens nothing. */
export function setDeviceCookie(reply: FastifyReply, caller: Caller, token: string): void {
  reply.setCookie(hostCookieName(baseName, caller), token, { ...cookieFlags(caller), maxAge: deviceLifetimeMs / 1000 });
}
