import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/http/calls/app-error.ts';
import { originOf } from '#server/http/calls/caller.ts';

/**
 * A form without scripts carries no CSRF header: browsers' own word on where it came from stands in (spec §7). Both
 * words must fit where both are given, and one must be given; pages can forge neither (Fetch §3.2, Fetch Metadata §2).
 * A neighbouring host (`same-site`) is foreign too, and an address that somebody was led to (`none`) posts nothing but
 * what the browser itself sends once more, with its own Origin. Throws `foreign-origin`.
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOwnOrigin = origin === originOf(request);
  const isOwnForm =
    site === undefined || site === 'none' ? isOwnOrigin : site === 'same-origin' && (isOwnOrigin || isUntold(origin));
  if (!isOwnForm) throw new AppError('foreign-origin');
}

/** A page that keeps its address to itself sends `null` (Fetch §3.2), older browsers nothing. */
const isUntold = (origin: string | undefined): boolean => origin === undefined || origin === 'null';
