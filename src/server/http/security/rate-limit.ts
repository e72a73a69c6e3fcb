import { sql } from 'kysely';
import type { RateLimit } from '#contract/endpoint.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { hashToken } from './session.ts';
import type { Services } from '#server/services.ts';

/**
 * Counts a call against a limit in a fixed window, in the database so that all instances count together (K2).
 * The subject (an address, an account) is kept as a hash only. Throws `too-many-requests` with the time to wait.
 */
export async function countAgainstLimit(services: Services, limit: RateLimit, subject: string): Promise<void> {
  const now = services.clock();
  const isOver = sql<boolean>`rate_limits.resets_at <= ${now}`;
  const { hits, resets_at: resetsAt } = await services.db
    .insertInto('rate_limits')
    .values({ key: hashToken(`${limit.name} ${subject}`), hits: 1, resets_at: now + limit.windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        hits: eb
          .case()
          .when(isOver)
          .then(1)
          .else(eb('rate_limits.hits', '+', 1))
          .end(),
        resets_at: eb
          .case()
          .when(isOver)
          .then(now + limit.windowMs)
          .else(eb.ref('rate_limits.resets_at'))
          .end(),
      })),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
  if (hits > limit.max * services.config.rateLimitFactor) {
    throw new AppError('too-many-requests', { retryAfterMs: resetsAt - now });
  }
}

/** Deletes counters whose window has ended, so that the table stays small. */
export async function deleteExpiredLimits(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await services.db.deleteFrom('rate_limits').where('resets_at', '<', services.clock()).execute();
}
