import type { Kysely } from 'kysely';
import type { BookedPayment, Ledger, PaymentRequestDetail } from '#contract/payments/payments.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type PaymentRow, findAllocations } from '#server/features/payments/booking/payments-store.ts';
import { restOf } from '#domain/payments/allocate-payment.ts';
import { presentRequest } from '#server/features/payments/list/present-request.ts';
import { findPaymentRequest, findRequestsOfQuote } from '#server/features/payments/requests/payment-requests-store.ts';
import { findProjectStart } from '#server/features/projects/projects-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import {
  type MovementFilter,
  findPaymentEvents,
  findPaymentsOn,
  findReversals,
  readPaymentsPage,
} from './ledger-store.ts';
import { readOwedBack } from './read-owed-back.ts';
import { presentPayments } from './present-payments.ts';

type Db = Kysely<DatabaseSchema>;

const pageSize = 50;

/** What is asked for a quote and what was paid of it, as it stands at `now` (ms UTC); empty for a quote without a plan. */
export async function readLedger(db: Db, { quoteId, now }: { quoteId: string; now: number }): Promise<Ledger> {
  const rows = await findRequestsOfQuote(db, quoteId);
  const payments = await readPaymentsOn(
    db,
    rows.map(({ id }) => id),
  );
  return {
    currency: rows[0]?.currency ?? null,
    requests: rows.map((row) => presentRequest(row, now)),
    payments,
    // Of what is closed counts what was paid and has not gone back.
    total: rows.reduce((sum, row) => sum + row.paid + restOf(row), 0),
    paid: rows.reduce((sum, { paid }) => sum + paid, 0),
    credit: payments.reduce((sum, { credit }) => sum + credit, 0),
    owedBack: (await readOwedBack(db, { quoteId, invoiceId: null }))?.amount ?? 0,
    projectSince: await findProjectStart(db, quoteId),
  };
}

/** One request with its payments and its history. Throws `not-found`. */
export async function readPaymentRequest(
  db: Db,
  { id, now }: { id: string; now: number },
): Promise<PaymentRequestDetail> {
  const row = await findPaymentRequest(db, id);
  if (!row) throw new AppError('not-found');
  return {
    request: presentRequest(row, now),
    payments: await readPaymentsOn(db, [id]),
    events: await findPaymentEvents(db, id),
  };
}

/** Reads one page of the payments that match a filter, the latest first; `after` is the previous page's `next`. */
export async function listPayments(
  db: Db,
  { after, ...filter }: MovementFilter & { after?: string | undefined },
): Promise<{ rows: BookedPayment[]; next: string | null }> {
  const [, day, id] = /^(\d{4}-\d{2}-\d{2})~(.+)$/.exec(after ?? '') ?? [];
  const position = day !== undefined && id !== undefined ? { day, id } : null;
  const rows = await readPaymentsPage(db, { filter, after: position, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const ids = page.map((row) => row.id);
  const known = [...page, ...(await findReversals(db, ids)).filter((row) => !ids.includes(row.id))];
  return {
    rows: await presentAll(db, page, known),
    next: rows.length > pageSize && last ? `${last.received_on}~${last.id}` : null,
  };
}

/** The payments that were booked on some of these requests, and what undid or gave back some of them, oldest first. */
export async function readPaymentsOn(db: Db, requestIds: readonly string[]): Promise<BookedPayment[]> {
  const rows = await findPaymentsOn(db, requestIds);
  return presentAll(db, rows, rows);
}

async function presentAll(db: Db, rows: readonly PaymentRow[], known: readonly PaymentRow[]): Promise<BookedPayment[]> {
  const allocations = await findAllocations(
    db,
    known.map(({ id }) => id),
  );
  return presentPayments(rows, { known, allocations });
}
