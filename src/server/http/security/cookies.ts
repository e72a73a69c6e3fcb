import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Caller } from '#server/services.ts';

type Site = Pick<Caller, 'origin'>;

const isBehindTls = ({ origin }: Site): boolean => origin.startsWith('https:');

/** Flags that every cookie carries: Lax, whole site, Secure behind TLS (F6). */
export function cookieFlags(site: Site): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', httpOnly: true, secure: isBehindTls(site) };
}

/**
 * Name of a cookie that only the server reads. Behind TLS it begins with `__Host-`, so that browsers take it from this
 * very host alone and no neighbouring host can plant one (RFC 6265bis §4.1.3.2).
 */
export function hostCookieName(name: string, site: Site): string {
  return isBehindTls(site) ? `__Host-${name}` : name;
}
