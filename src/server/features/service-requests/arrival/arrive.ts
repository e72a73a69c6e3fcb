import type { Transaction } from 'kysely';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { takeNumber } from '#server/database/number-series.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findOrMakeCustomer } from '#server/features/customers/find-or-make-customer-store.ts';
import { changeTotals } from '#server/features/service-requests/figures/request-totals-store.ts';
import { insertSubmittedEvent } from '#server/features/service-requests/request-events-store.ts';
import { findSubmission, insertRequest } from '#server/features/service-requests/requests-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { type NewRequest, newRequestRow } from './new-request-row.ts';
import type { SubmissionKey } from './submission-key.ts';

type Transacting = Transaction<DatabaseSchema>;

/** What differs between the ways in which requests arrive; the functions run in the transaction that stores the request. */
export type Arrival = Pick<NewRequest, 'source' | 'language' | 'details' | 'told' | 'isSuspicious' | 'computed'> & {
  /** The administrator who enters it; left out for a visitor. */
  authorId?: string;
  /** Stores the estimate that the request refers to. */
  storeEstimate?: (transaction: Transacting, now: number) => Promise<void>;
  /** Stores what belongs to the request, such as its files or the entry in the audit log. */
  storeBelongings?: (transaction: Transacting, request: StoredRequest) => Promise<void>;
  /** Queues the mails about the request; not called for a suspicious one. */
  queueMails?: (transaction: Transacting, request: StoredRequest) => Promise<void>;
};

/** An attempt to submit. */
type Attempt = SubmissionKey & {
  /** Told of the id of the request that an earlier attempt has stored. */
  onRepetition?: (requestId: string) => Promise<void>;
};

/** A request that has just been stored. */
export type StoredRequest = { id: string; number: number };

/** Another transaction with the same key was faster; rolls this one back. */
class DuplicateSubmission extends Error {}

/**
 * Stores a new request exactly once for a key: customer, number, row, first event, mails and figures in one transaction;
 * then wakes the job worker and tells the open back offices. A repetition returns the first result without calling
 * `prepare`. A suspicious request gets neither customer nor figures, mails or announcement (E1, G1).
 * Throws `idempotency-key-reused` when the key has stored something else, and whatever `prepare` throws.
 */
export async function arrive(
  services: Services,
  attempt: Attempt,
  prepare: () => Arrival | Promise<Arrival>,
): Promise<SubmittedRequest> {
  const known = await findResult(services, attempt);
  if (known) return known;
  const arrival = await prepare();
  try {
    const { request, confirmationToken } = await services.db
      .transaction()
      .execute((transaction) => store(services, transaction, { key: attempt, arrival }));
    services.pokeJobs();
    const { source, details, isSuspicious } = arrival;
    if (!isSuspicious) services.live.announce({ kind: 'request-arrived', ...request, title: details.title, source });
    return { number: request.number, confirmationToken };
  } catch (error) {
    const winner = error instanceof DuplicateSubmission ? await findResult(services, attempt) : null;
    if (!winner) throw error;
    return winner;
  }
}

/** What a key has stored; null when it is new. */
async function findResult(services: Services, attempt: Attempt): Promise<SubmittedRequest | null> {
  const known = await findSubmission(services.db, attempt.idempotencyKey);
  if (!known) return null;
  if (known.payloadHash !== attempt.payloadHash) throw new AppError('idempotency-key-reused');
  await attempt.onRepetition?.(known.id);
  return { number: known.number, confirmationToken: known.confirmationToken };
}

async function store(
  services: Services,
  transaction: Transacting,
  { key, arrival }: { key: SubmissionKey; arrival: Arrival },
): Promise<{ request: StoredRequest; confirmationToken: string }> {
  const { language, details, isSuspicious, authorId } = arrival;
  const now = services.clock();
  const person = { id: services.newId(), contact: details.contact, language, now };
  const customerId = isSuspicious ? null : await findOrMakeCustomer(transaction, person);
  await arrival.storeEstimate?.(transaction, now);
  const request = { id: services.newId(), number: await takeNumber(transaction, 'service_request') };
  const made = { ...request, customerId, confirmationToken: services.newToken() };
  const row = newRequestRow({ ...arrival, made, key, now });
  if (!(await insertRequest(transaction, row))) throw new DuplicateSubmission();
  await insertSubmittedEvent(transaction, {
    id: services.newId(),
    requestId: request.id,
    at: now,
    isSuspicious,
    ...(authorId !== undefined && { authorId }),
  });
  await arrival.storeBelongings?.(transaction, request);
  if (!isSuspicious) await arrival.queueMails?.(transaction, request);
  await changeTotals(transaction, [{ before: null, after: row }]);
  return { request, confirmationToken: made.confirmationToken };
}
