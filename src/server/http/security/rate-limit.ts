import type { Kysely } from 'kysely';
import type { RateLimit } from '#contract/endpoint.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { hashToken } from './session.ts';
import type { Services } from '#server/services.ts';
import { networkOf } from './network-of.ts';
import { countHit, forgiveHit } from './rate-limit-store.ts';

/** What counting a try has found: how many there were in the window, and how to take this one back. */
export type CountedTry = { hits: number; forgive: () => Promise<void> };

/** A limit of which a call may use up more than one, such as megabytes. */
export type WeighedLimit = RateLimit & { weight?: number };

/**
 * Counts a call against a limit in a fixed window, in the database so that all instances count together (K2).
 * The subject (an address, which counts by its network, or an account) is kept as a hash only. Throws
 * `too-many-requests` with the time to wait.
 */
export async function countAgainstLimit(services: Services, limit: WeighedLimit, subject: string): Promise<void> {
  await countTry(services, limit, subject);
}

/**
 * The same for tries of which only the failed ones are to count: each is counted before it is checked, so that parallel
 * ones get no more, and taken back by `forgive` when it was right.
 */
export async function countTry(
  services: Services,
  { weight = 1, ...limit }: WeighedLimit,
  subject: string,
): Promise<CountedTry> {
  const now = services.clock();
  const key = keyOf(limit, subject);
  const { hits, resets_at: resetsAt } = await services.engine.hastyWrite(services.db, (db) =>
    countHit(db, { key, now, windowMs: limit.windowMs, weight }),
  );
  if (hits > limit.max * services.config.rateLimitFactor) {
    throw new AppError('too-many-requests', { retryAfterMs: resetsAt - now });
  }
  return { hits, forgive: () => forgiveHit(services.db, { key, resetsAt }) };
}

/** Counts within a transaction; false when the limit is passed. */
export async function isWithinLimit(
  services: { clock: () => number; config: Pick<Services['config'], 'rateLimitFactor'> },
  db: Kysely<DatabaseSchema>,
  { limit, subject }: { limit: RateLimit; subject: string },
): Promise<boolean> {
  const key = keyOf(limit, subject);
  const { hits } = await countHit(db, { key, now: services.clock(), windowMs: limit.windowMs, weight: 1 });
  return hits <= limit.max * services.config.rateLimitFactor;
}

const keyOf = (limit: RateLimit, subject: string) => hashToken(`${limit.name} ${networkOf(subject)}`);
