import type { Transaction } from 'kysely';
import { signedBuyer } from '#domain/payments/signed-buyer.ts';
import type { SnapshotPart } from '#domain/quotes/quote-snapshot.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { mailPaymentRequest } from '#server/features/payments/mail/mail-payment.ts';
import { announcePayments } from '#server/features/payments/requests/announce-payment.ts';
import { issueRequest, payerName } from '#server/features/payments/requests/issue-request.ts';
import type { PaymentMover } from '#server/features/payments/requests/move-payment-request.ts';
import { newRequestRow } from '#server/features/payments/requests/new-request-row.ts';
import {
  type PaymentRequestRow,
  findRequestsOfQuote,
  insertPaymentRequest,
  lockPaymentRequests,
} from '#server/features/payments/requests/payment-requests-store.ts';
import { growProject } from '#server/features/projects/scope/grow-scope.ts';
import { type StoredSignature, findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedPlanOpening } from '#server/stored/job-payloads.ts';
import { beginSigned } from './begin-signed.ts';
import { listUnopened } from './plans-store.ts';

const maxAttempts = 55;
const hourMs = 60 * 60_000;

/** The job `open-payment-plan`. */
export function createOpenPlanHandler(services: Services): JobHandler {
  return { maxAttempts, run: (payload) => openPlan(services, storedPlanOpening.fromJson(payload, 'jobs').quoteId) };
}

/** Opens the plan of what was signed over an hour ago and has none, such as after a restore, which brings back no jobs. */
export async function openPlansLate(services: Services): Promise<void> {
  for (const quoteId of await listUnopened(services.db, services.clock() - hourMs)) await openPlan(services, quoteId);
}

/**
 * Makes the requests for money of a signed quote (H6): one for each part of its plan, the part that is due on signing asked for at
 * once by mail. Without such a part the project begins; a change of scope makes its project grow instead. Safe to run again after a crash at any place and on several servers.
 */
export async function openPlan(services: Services, quoteId: string): Promise<void> {
  const row = await services.db.transaction().execute(async (transaction) => {
    const quote = await lockQuote(transaction, quoteId);
    const signature = await findSignature(transaction, quoteId);
    if (quote?.status !== 'accepted' || !signature) return null;
    return (await plan(services, transaction, { quote, signature })) ? quote : null;
  });
  if (!row) return;
  services.pokeJobs();
  announcePayments(services, [{ id: row.id, quote_id: row.id, service_request_id: row.service_request_id }]);
  if (row.project_id !== null) services.live.announce({ kind: 'project-changed', id: row.project_id });
}

type Signed = { quote: QuoteRow; signature: StoredSignature };

async function plan(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { quote, signature }: Signed,
): Promise<boolean> {
  const mover: PaymentMover = { actor: 'system', actorId: null, now: services.clock(), newId: services.newId };
  const { project_id: changed } = quote;
  const isGrown = changed !== null && (await growProject(transaction, changed, mover));
  if ((await findRequestsOfQuote(transaction, quote.id)).length > 0) return isGrown;
  const { paymentPlan } = signature.document;
  for (const [index, part] of paymentPlan.entries()) {
    if (part.amount > 0) await insertPart(transaction, { quote, signature, part, index, mover });
  }
  const deposit = await findDeposit(transaction, quote.id);
  if (!deposit) {
    if (changed !== null) return true;
    return beginSigned(services, transaction, { quote, signature });
  }
  const document = await issueRequest(services, transaction, { row: deposit, ...askedOf(signature, deposit), mover });
  await mailPaymentRequest(services, transaction, { row: deposit, document });
  return true;
}

/** The part that is due on signing, locked; null where the plan has none. */
async function findDeposit(transaction: Transaction<DatabaseSchema>, quoteId: string) {
  const parts = await findRequestsOfQuote(transaction, quoteId);
  const deposit = parts.find(({ part_due: due }) => due === 'signing');
  return deposit ? ((await lockPaymentRequests(transaction, [deposit.id]))[0] ?? null) : null;
}

type Part = Signed & { part: SnapshotPart; index: number; mover: PaymentMover };

async function insertPart(
  transaction: Transaction<DatabaseSchema>,
  { quote, signature, part, index, mover }: Part,
): Promise<void> {
  const { language, currency, title } = signature.document.quote;
  const buyer = signedBuyer(signature.document.quote.buyer, signature.evidence.signer);
  const planned = {
    id: mover.newId(),
    quote_id: quote.id,
    part_index: index,
    part_due: part.due,
    milestone: part.milestone,
    share: part.share,
    tax_document_id: null,
    document_listed_at: null,
    service_request_id: quote.service_request_id,
    customer_id: quote.customer_id,
    language,
    currency,
    amount: part.amount,
    title,
    payer_name: payerName(buyer),
    payer_email: buyer.email,
  };
  await insertPaymentRequest(transaction, newRequestRow(planned, mover.now));
}

/** Who is asked for a part of a signed plan, and why. */
export function askedOf(
  { document, evidence }: StoredSignature,
  { part_due: due, milestone, share }: Pick<PaymentRequestRow, 'part_due' | 'milestone' | 'share'>,
) {
  return {
    buyer: signedBuyer(document.quote.buyer, evidence.signer),
    quoteNumber: document.quote.number,
    reason: { kind: 'part', due: due ?? 'completion', milestone, share: share ?? 0 } as const,
  };
}
