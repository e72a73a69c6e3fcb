import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { BankEntryRow, PayableRequest } from '#contract/bank-imports.ts';
import type { MatchCandidate } from '#domain/bank-imports/match-entry.ts';
import { restOf } from '#domain/payments/allocate-payment.ts';
import { paymentRequestNumberOf } from '#domain/payments/payment-request-number.ts';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import { moneySearchTerms } from '#domain/search/money-search.ts';
import type { PaymentRequestTable } from '#server/database/tables/money-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Values of one query. */
export const atOnce = 500;
/** Most requests of a page of sums whose payers are compared. */
const mostOfSums = 5000;
const mostFound = 10;

/** What matching looks at. */
export const candidateColumns = [
  'id',
  'status',
  'variable_symbol',
  'currency',
  'amount',
  'paid',
  'account',
  'payer_name',
] as const;
const shownColumns = [...candidateColumns, 'title', 'number_year', 'number_sequence'] as const;

/** Open requests that ask for one of the sums and have got nothing yet. */
export async function findBySums(db: Db, sums: readonly number[]): Promise<MatchCandidate[]> {
  const found: MatchCandidate[] = [];
  for (let at = 0; at < sums.length; at += atOnce) {
    const rows = await db
      .selectFrom('payment_requests')
      .select(candidateColumns)
      .where('amount', 'in', sums.slice(at, at + atOnce))
      .where('paid', '=', 0)
      .where('status', 'in', openPaymentStatuses)
      .orderBy('id')
      .limit(mostOfSums)
      .execute();
    found.push(...rows.map(candidateOf));
  }
  return found;
}

/** Requests as the office sees them, by id. */
export async function findPayables(db: Db, ids: readonly string[]): Promise<Map<string, PayableRequest>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('payment_requests').select(shownColumns).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, payableOf(row)]));
}

/** Open requests whose number, symbol, payer or title hold the words; those that are due first come first. */
export async function searchPayables(db: Db, search: string): Promise<PayableRequest[]> {
  let query = db.selectFrom('payment_requests').select(shownColumns).where('status', 'in', openPaymentStatuses);
  for (const { word, isWhole } of moneySearchTerms(search)) {
    query = query.where(sql<SqlBool>`' ' || search || ' ' like ${isWhole ? `% ${word} %` : `% ${word}%`}`);
  }
  const rows = await query.orderBy('due_on').orderBy('id').limit(mostFound).execute();
  return rows.map(payableOf);
}

/** What payments have settled, by payment. */
export async function settledBy(db: Db, paymentIds: readonly string[]): Promise<Map<string, BankEntryRow['paid']>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_allocations')
    .innerJoin('payment_requests', 'payment_requests.id', 'payment_allocations.payment_request_id')
    .select([
      'payment_allocations.payment_id',
      'payment_allocations.amount',
      'payment_requests.id',
      'payment_requests.title',
      'payment_requests.number_year',
      'payment_requests.number_sequence',
    ])
    .where('payment_allocations.payment_id', 'in', paymentIds)
    .orderBy('payment_allocations.id')
    .execute();
  const settled = new Map<string, BankEntryRow['paid']>();
  for (const row of rows) {
    const paid = settled.get(row.payment_id) ?? [];
    settled.set(row.payment_id, [...paid, { id: row.id, number: numberOf(row), title: row.title, amount: row.amount }]);
  }
  return settled;
}

type Numbered = Pick<Selectable<PaymentRequestTable>, 'number_year' | 'number_sequence'>;

const numberOf = ({ number_year: year, number_sequence: sequence }: Numbered): string =>
  paymentRequestNumberOf({ year, sequence }) ?? '';

type CandidateRow = Pick<Selectable<PaymentRequestTable>, (typeof candidateColumns)[number]>;

/** A stored request as matching looks at it. */
export const candidateOf = (row: CandidateRow): MatchCandidate => ({
  id: row.id,
  status: row.status,
  variableSymbol: row.variable_symbol ?? '',
  hasOtherSymbol: false,
  currency: row.currency,
  amount: row.amount,
  paid: row.paid,
  account: row.account,
  payerName: row.payer_name,
});

const payableOf = (row: Pick<Selectable<PaymentRequestTable>, (typeof shownColumns)[number]>): PayableRequest => ({
  id: row.id,
  number: numberOf(row),
  title: row.title,
  payerName: row.payer_name,
  variableSymbol: row.variable_symbol ?? '',
  currency: row.currency,
  amount: row.amount,
  rest: restOf(row),
  status: row.status,
});
