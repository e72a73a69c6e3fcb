import type { RateLimit } from '#contract/endpoint.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { hashToken } from './session.ts';
import type { Services } from '#server/services.ts';
import { countHit } from './rate-limit-store.ts';

/** A limit of which a call may use up more than one, such as megabytes. */
export type WeighedLimit = RateLimit & { weight?: number };

/**
 * Counts a call against a limit in a fixed window, in the database so that all instances count together (K2).
 * The subject (an address, an account) is kept as a hash only. Throws `too-many-requests` with the time to wait.
 */
export async function countAgainstLimit(
  services: Services,
  { weight = 1, ...limit }: WeighedLimit,
  subject: string,
): Promise<void> {
  const now = services.clock();
  const { hits, resets_at: resetsAt } = await countHit(services.db, {
    key: hashToken(`${limit.name} ${subject}`),
    now,
    windowMs: limit.windowMs,
    weight,
  });
  if (hits > limit.max * services.config.rateLimitFactor) {
    throw new AppError('too-many-requests', { retryAfterMs: resetsAt - now });
  }
}
