import type { IncomingMessage } from 'node:http';

/** Hexadecimal digits or a ULID: long enough to be unique, and no room for a name or an address in the log. */
const acceptable = /^(?:[\da-f-]{16,64}|[\dA-HJKMNP-TV-Z]{26})$/i;

/**
 * The id under which a request stands in the log and which its answer carries: that of the proxy in front (`X-Request-Id`)
 * if it can be one, else a new one, unique among all processes (K5).
 */
export function requestIdOf({ headers }: IncomingMessage, newId: () => string): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : newId();
}
