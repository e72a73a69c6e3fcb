import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { mailPaymentRequest } from '#server/features/payments/mail/mail-payment.ts';
import { announcePayments } from '#server/features/payments/requests/announce-payment.ts';
import { issueRequest } from '#server/features/payments/requests/issue-request.ts';
import type { PaymentMover } from '#server/features/payments/requests/move-payment-request.ts';
import {
  type PaymentRequestRow,
  findRequestsOfQuote,
  lockPaymentRequests,
} from '#server/features/payments/requests/payment-requests-store.ts';
import type { ReleasedPart } from '#server/features/projects/queue-release.ts';
import { findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import { findQuote } from '#server/features/quotes/quote-store.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedPartRelease } from '#server/stored/job-payloads.ts';
import { askedOf } from './open-plan.ts';
import { listUnreleased } from './plans-store.ts';

const maxAttempts = 55;
const hourMs = 60 * 60_000;

/** The job `release-payment-part`. */
export function createReleasePartHandler(services: Services): JobHandler {
  return { maxAttempts, run: (payload) => releasePart(services, storedPartRelease.fromJson(payload, 'jobs')) };
}

/** Releases what was approved or completed over an hour ago and is still only planned, such as after a restore. */
export async function releasePartsLate(services: Services): Promise<void> {
  const parts = await listUnreleased(services.db, services.clock() - hourMs);
  for (const part of parts) await releasePart(services, part);
}

/**
 * Asks for the parts of a signed plan that an approved milestone or a completed project releases (domain rules, "Project and milestone"),
 * by mail. What is not only planned any more stays as it is, so that it is asked for once, on several servers too.
 */
export async function releasePart(services: Services, part: ReleasedPart): Promise<void> {
  const rows = await services.db.transaction().execute((transaction) => release(services, transaction, part));
  if (rows.length === 0) return;
  services.pokeJobs();
  announcePayments(services, rows);
}

async function release(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { quoteId, partIndex }: ReleasedPart,
): Promise<PaymentRequestRow[]> {
  const parts = await findRequestsOfQuote(transaction, quoteId);
  const wanted = parts.filter((part) =>
    partIndex === null ? part.part_due === 'completion' : part.part_index === partIndex,
  );
  const locked = await lockPaymentRequests(
    transaction,
    wanted.map(({ id }) => id),
  );
  const signature = await findSignature(transaction, quoteId);
  // What was voided is not asked for any more.
  const isValid = (await findQuote(transaction, quoteId))?.status === 'accepted';
  if (!signature || !isValid) return [];
  const mover: PaymentMover = { actor: 'system', actorId: null, now: services.clock(), newId: services.newId };
  const planned = locked.filter(({ status }) => status === 'planned');
  const rows = planned.toSorted((one, other) => (one.part_index ?? 0) - (other.part_index ?? 0));
  for (const row of rows) {
    const document = await issueRequest(services, transaction, { row, ...askedOf(signature, row), mover });
    await mailPaymentRequest(services, transaction, { row, document });
  }
  return rows;
}
