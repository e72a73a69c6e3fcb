import type { Transaction } from 'kysely';
import type { LiveEvent } from '#contract/live.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findSubmission } from '#server/features/service-requests/requests-store.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Services } from '#server/services.ts';

/** Names a submission: the key that all its repetitions carry, and a hash of what they must have in common. */
export type SubmissionKey = { idempotencyKey: string; payloadHash: string };

/** Another transaction with the same key was faster; thrown inside the one that must not commit. */
export class DuplicateSubmission extends Error {}

/** What a key has stored; null when it is new. Throws `idempotency-key-reused` when it has stored something else. */
export async function findResult(services: Services, submission: SubmissionKey): Promise<SubmittedRequest | null> {
  const known = await findSubmission(services.db, submission.idempotencyKey);
  if (!known) return null;
  if (known.payloadHash !== submission.payloadHash) throw new AppError('idempotency-key-reused');
  return { number: known.number, confirmationToken: known.confirmationToken };
}

/** What storing a submission gives: its answer, and what every back office is told; nothing of what only a robot sends. */
export type Arrival = { result: SubmittedRequest; arrived: Omit<ArrivedRequest, 'kind'> | null };

type ArrivedRequest = Extract<LiveEvent, { kind: 'request-arrived' }>;

/**
 * Stores a submission in one transaction, wakes the jobs and tells the back offices. Where `store` throws
 * `DuplicateSubmission`, the answer of the one that was faster is given.
 */
export async function storeOnce(
  services: Services,
  submission: SubmissionKey,
  store: (transaction: Transaction<DatabaseSchema>) => Promise<Arrival>,
): Promise<SubmittedRequest> {
  try {
    const { result, arrived } = await services.db.transaction().execute(store);
    services.pokeJobs();
    if (arrived) services.live.announce({ kind: 'request-arrived', ...arrived });
    return result;
  } catch (error) {
    const winner = error instanceof DuplicateSubmission ? await findResult(services, submission) : null;
    if (!winner) throw error;
    return winner;
  }
}

/** Refuses what was sent sooner than a person can fill a form in. Throws `sent-too-fast` with the time to wait. */
export function refuseTooFast(services: Services, startedAt: number): void {
  const wait = startedAt + services.config.minimumFillMs - services.clock();
  if (wait > 0) throw new AppError('sent-too-fast', { retryAfterMs: wait });
}
