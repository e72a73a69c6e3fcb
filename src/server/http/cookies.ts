import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Caller } from '#server/services.ts';

/** Flags that every cookie carries: Lax, whole site, Secure behind TLS (F6). */
export function cookieFlags(caller: Pick<Caller, 'origin'>): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', httpOnly: true, secure: caller.origin.startsWith('https:') };
}
