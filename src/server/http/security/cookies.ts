import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Caller } from '#server/services.ts';

type Site = Pick<Caller, 'origin'>;

const isBehindTls = ({ origin }: Site): boolean => origin.startsWith('https:');

/** Flags of every cookie: SameSite=Lax, whole site, Secure with TLS (F6). */
export function cookieFlags(site: Site): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', httpOnly: true, secure: isBehindTls(site) };
}

/**
 * Name of a cookie that only the server reads. With TLS it begins with `__Host-`, so that browsers accept it from this
 * host only (RFC 6265bis §4.1.3.2).
 */
export function hostCookieName(name: string, site: Site): string {
  return isBehindTls(site) ? `__Host-${name}` : name;
}
