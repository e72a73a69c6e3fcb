import type { Kysely, Selectable } from 'kysely';
import type { MatchCandidate } from '#domain/bank-imports/match-entry.ts';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import type { PaymentRequestTable } from '#server/database/tables/money-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { atOnce, candidateColumns, candidateOf } from './payable-requests-store.ts';

type Db = Kysely<DatabaseSchema>;
type Row = Pick<Selectable<PaymentRequestTable>, (typeof candidateColumns)[number] | 'quote_id' | 'tax_document_id'> & {
  recurring_id: string | null;
};

/**
 * Open and paid requests with one of the symbols (H9), and in the place of cancelled ones, which ask for nothing any more, the open request
 * that has taken it.
 */
export async function findBySymbols(db: Db, symbols: readonly string[]): Promise<MatchCandidate[]> {
  const found: MatchCandidate[] = [];
  for (let at = 0; at < symbols.length; at += atOnce) {
    const rows = await requests(db)
      .where('payment_requests.variable_symbol', 'in', symbols.slice(at, at + atOnce))
      .where('payment_requests.status', 'in', [...openPaymentStatuses, 'confirmed', 'cancelled'])
      .orderBy('payment_requests.id')
      .execute();
    const cancelled = rows.filter(({ status }) => status === 'cancelled');
    found.push(...rows.filter((row) => !cancelled.includes(row)).map(candidateOf));
    found.push(...(await findSuccessors(db, cancelled)));
  }
  return found;
}

/** Requests, each with the monthly care that its invoice is of. */
const requests = (db: Db) =>
  db
    .selectFrom('payment_requests')
    .leftJoin('tax_documents', 'tax_documents.id', 'payment_requests.tax_document_id')
    .select(candidateColumns.map((column) => `payment_requests.${column}` as const))
    .select(['payment_requests.quote_id', 'payment_requests.tax_document_id', 'tax_documents.recurring_id']);

async function findSuccessors(db: Db, cancelled: readonly Row[]): Promise<MatchCandidate[]> {
  const quotes = idsOf(cancelled, 'quote_id');
  const documents = idsOf(cancelled, 'tax_document_id');
  if (quotes.length + documents.length === 0) return [];
  const open = await requests(db)
    .where('payment_requests.status', 'in', openPaymentStatuses)
    .where(({ eb, or }) =>
      or([
        ...(quotes.length > 0 ? [eb('payment_requests.quote_id', 'in', quotes)] : []),
        ...(documents.length > 0 ? [eb('payment_requests.tax_document_id', 'in', documents)] : []),
      ]),
    )
    .orderBy('payment_requests.id')
    .execute();
  return cancelled.flatMap((row) => {
    const successor = successorOf(row, open);
    const symbol = { variableSymbol: row.variable_symbol ?? '', hasOtherSymbol: true };
    return successor ? [{ ...candidateOf(successor), ...symbol }] : [];
  });
}

const idsOf = (rows: readonly Row[], column: 'quote_id' | 'tax_document_id'): string[] => [
  ...new Set(rows.flatMap((row) => row[column] ?? [])),
];

/** The open request of the same invoice, else the only one of the same quote; months of care are paid each by its own. */
function successorOf(row: Row, open: readonly Row[]): Row | null {
  const ofDocument = open.find(({ tax_document_id: id }) => id !== null && id === row.tax_document_id);
  if (ofDocument || row.recurring_id !== null || row.quote_id === null) return ofDocument ?? null;
  const ofQuote = open.filter((each) => each.quote_id === row.quote_id && each.recurring_id === null);
  return ofQuote.length === 1 ? (ofQuote[0] ?? null) : null;
}
