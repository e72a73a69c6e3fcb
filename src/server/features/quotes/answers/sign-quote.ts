import type { Transaction } from 'kysely';
import type { Evidence, SignedDocument } from '#domain/quotes/signing/signed-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { sumColumns } from '#server/features/quotes/quote-columns.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import { queueSealing } from '#server/features/quotes/sealing/queue-sealing.ts';
import { type Mover, moveQuote } from '#server/features/quotes/sending/move-quote.ts';
import { moveRequest } from '#server/features/quotes/sending/move-request.ts';
import { takeMailsBack } from '#server/features/mail/outbox/hold/quote-mails.ts';
import type { Services } from '#server/services.ts';
import { queuePaymentPlan } from './queue-payment-plan.ts';
import { type NewSignature, insertSignature } from './signatures-store.ts';
import { tellOffice } from './tell-office.ts';
import { tellRequest } from './tell-request.ts';

/** A locked quote, what is signed of it, and what proves it. */
type Signing = Pick<NewSignature, 'callId' | 'file'> & {
  row: QuoteRow;
  document: SignedDocument;
  evidence: Evidence;
  mover: Mover;
};

/**
 * Signs a quote, in the transaction of the caller, who has checked everything (domain rules, "Quote"): signature, status, sums, the jobs that
 * seal the document and plan its payments, news in the office, and the move of the request. Mails that would still ask for a signature are
 * taken back. Throws `move-not-allowed`, `changed-meanwhile`.
 */
export async function signQuote(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, document, evidence, mover, callId, file }: Signing,
): Promise<void> {
  const evidenceSha256 = await insertSignature(transaction, { quoteId: row.id, document, evidence, callId, file });
  await moveQuote(transaction, row, {
    to: 'accepted',
    kind: 'signed',
    mover,
    given: mover.actor === 'admin' ? ['evidence'] : [],
    // Lists keep showing what was signed beside a later version that is still a draft.
    set: { answered_at: mover.now, is_latest: 1, ...sumColumns(document.totals, document.quote.currency) },
    detail: { fingerprint: evidence.fingerprint, evidence: evidenceSha256, level: evidence.mark.kind },
  });
  await takeMailsBack(transaction, row, mover.now);
  await queueSealing(services, transaction, row.id);
  await queuePaymentPlan(services, transaction, row.id);
  const to = hasDeposit(document) ? 'awaiting_payment' : 'in_progress';
  if (mover.actor === 'recipient') {
    await tellOffice(services, transaction, { row, kind: 'quote-signed', mailId: null });
    await tellRequest(transaction, { row, mover }, { to });
  } else await moveRequest(transaction, { row, mover }, { to });
}

/** Whether something is to be paid on signing. */
const hasDeposit = ({ paymentPlan: [first] }: SignedDocument) => first?.due === 'signing' && first.amount > 0;
