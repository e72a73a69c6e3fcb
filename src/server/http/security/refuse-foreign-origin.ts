import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/http/calls/app-error.ts';
import { originOf } from '#server/http/calls/caller.ts';

/**
 * Checks `Origin` and `Sec-Fetch-Site` of a form without scripts, which has no CSRF header (spec §7). At least one must
 * be present, and each that is present must be of this site; pages cannot forge them (Fetch §3.2, Fetch Metadata §2).
 * Another host of the same site (`same-site`) is refused; `none` is accepted with an own Origin, for a browser that
 * repeats a submission. Throws `foreign-origin`.
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOwnOrigin = origin === originOf(request);
  const isOwnForm =
    site === undefined || site === 'none' ? isOwnOrigin : site === 'same-origin' && (isOwnOrigin || isUntold(origin));
  if (!isOwnForm) throw new AppError('foreign-origin');
}

/** Pages with `no-referrer` send `null` (Fetch §3.2), older browsers nothing. */
const isUntold = (origin: string | undefined): boolean => origin === undefined || origin === 'null';
