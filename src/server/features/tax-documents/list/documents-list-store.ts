import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { startOfDay } from '#domain/days.ts';
import { periodAfter } from '#domain/tax-documents/recurring-invoice.ts';
import type { TaxDocumentKind, TaxDocumentStatus } from '#domain/tax-documents/tax-document.ts';
import { searchText } from '#domain/search-text.ts';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** What the list is narrowed to; each may be left out. */
export type DocumentFilter = {
  kind?: TaxDocumentKind | undefined;
  status?: TaxDocumentStatus | undefined;
  paid?: 'open' | 'overdue' | 'paid' | undefined;
  search?: string | undefined;
  month?: string | undefined;
  quote?: string | undefined;
  request?: string | undefined;
  customer?: string | undefined;
};

/** Place of a row in the list. */
export type Position = { at: number; id: string };

const dayMs = 24 * 60 * 60_000;

type Page = { filter: DocumentFilter; today: string; after: Position | null; limit: number };
type Builder = ExpressionBuilder<DatabaseSchema, 'tax_documents'>;

const columns = [
  'tax_documents.id',
  'kind',
  'tax_documents.status',
  'number',
  'tax_documents.title',
  'buyer_name',
  'buyer_company',
  'tax_documents.language',
  'tax_documents.currency',
  'gross',
  'payable',
  'issued_on',
  'tax_documents.due_on',
  'delivery',
  'listed_at',
  'tax_documents.updated_at',
] as const;

export type ListedRow = Awaited<ReturnType<typeof findDocuments>>[number];

/** Documents that match a filter, newest first, after a position (keyset). */
export async function findDocuments(db: Kysely<DatabaseSchema>, { filter, today, after, limit }: Page) {
  return db
    .selectFrom('tax_documents')
    .select(columns)
    .where((where) => where.and([...conditionsOf(where, filter), ...paidConditions(where, filter, today)]))
    .where((where) => (after === null ? where.and([]) : isAfter(where, after)))
    .orderBy('listed_at', 'desc')
    .orderBy('tax_documents.id', 'desc')
    .limit(limit)
    .execute();
}

/** A row value is compared by an index in both engines. */
const isAfter = (where: Builder, { at, id }: Position): Expression<SqlBool> =>
  where.and([
    where('listed_at', '<=', at),
    where.or([where('listed_at', '<', at), where('tax_documents.id', '<', id)]),
  ]);

/** Issued in a month (`YYYY-MM`); the bounds of the order, a day wider, keep the engines from walking through all other months. */
export const issuedInMonth = (where: Builder, month: string): Expression<SqlBool>[] => [
  where('issued_on', '>=', `${month}-01`),
  where('issued_on', '<=', `${month}-31`),
  where('listed_at', '>=', startOfDay(`${month}-01`, 'sk') - dayMs),
  where('listed_at', '<', startOfDay(`${periodAfter(month)}-01`, 'sk') + dayMs),
];

/**
 * A search finds texts, which PostgreSQL thinks rarer than they are: of what `coalesce` returns it expects half, and walks in the order
 * of the list until the page is full.
 */
function conditionsOf(where: Builder, filter: DocumentFilter): Expression<SqlBool>[] {
  const { kind, status, month, quote, request, customer, search = '' } = filter;
  return [
    ...(kind ? [where('kind', '=', kind)] : []),
    ...(status ? [where('tax_documents.status', '=', status)] : []),
    ...(month ? issuedInMonth(where, month) : []),
    ...(quote ? [where('tax_documents.quote_id', '=', quote)] : []),
    ...(request ? [where('tax_documents.service_request_id', '=', request)] : []),
    ...(customer ? [where('tax_documents.customer_id', '=', customer)] : []),
    ...searchText(search)
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => sql<SqlBool>`coalesce(' ' || search_text like ${`% ${word}%`}, false)`),
  ];
}

/** Open: some of its money is expected still; overdue: and its last day is over; paid: an invoice with nothing open. */
function paidConditions(where: Builder, { paid }: DocumentFilter, today: string): Expression<SqlBool>[] {
  if (!paid) return [];
  const open = where
    .selectFrom('payment_requests')
    .select('tax_document_id')
    .where('tax_document_id', 'is not', null)
    .where('payment_requests.status', 'in', openPaymentStatuses);
  if (paid === 'overdue') return [where('tax_documents.id', 'in', open.where('payment_requests.due_on', '<', today))];
  if (paid === 'open') return [where('tax_documents.id', 'in', open)];
  return [
    where('tax_documents.status', '=', 'issued'),
    where('kind', '=', 'invoice'),
    where.not(
      where.exists(
        where
          .selectFrom('payment_requests')
          .select('id')
          .whereRef('payment_requests.tax_document_id', '=', 'tax_documents.id')
          .where('payment_requests.status', 'in', openPaymentStatuses),
      ),
    ),
  ];
}

/** What was paid of some documents, and until when the open rest is due. */
export async function findMoneyOf(db: Kysely<DatabaseSchema>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('payment_requests')
    .select(['tax_document_id', 'status', 'paid', 'due_on'])
    .where('tax_document_id', 'in', ids)
    .execute();
}
