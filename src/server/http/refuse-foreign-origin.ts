import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { originOf } from '#server/http/caller.ts';

/**
 * A form without scripts carries no CSRF header: browsers' own word on where it came from stands in (spec §7). Throws
 * `foreign-origin`.
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOwn = origin === originOf(request) || (origin === undefined && site === 'same-origin');
  if (!isOwn) throw new AppError('foreign-origin');
}
