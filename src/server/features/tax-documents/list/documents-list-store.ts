import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { startOfDay } from '#domain/days.ts';
import { moneySearchTerms } from '#domain/search/money-search.ts';
import { periodAfter } from '#domain/tax-documents/recurring-invoice.ts';
import type { TaxDocumentKind, TaxDocumentStatus } from '#domain/tax-documents/tax-document.ts';
import type { SearchTerm } from '#domain/service-requests/request-search.ts';
import type { TaxDocumentTable } from '#server/database/tables/money-tables.ts';
import { creditedSum } from '#server/features/tax-documents/credited-sum-store.ts';
import { isNotKept } from '#server/database/kept-records.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { isOpen } from '#server/features/payments/requests/payment-requests-store.ts';
import { type CodeRange, idsWith, planWords } from '#server/database/search/search-index.ts';

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
/** More documents than any word that is read as a whole can have. */
const maxFew = 100_000;

type Page = { filter: DocumentFilter; today: string; after: Position | null; limit: number };
type Db = Kysely<DatabaseSchema>;
type Builder = ExpressionBuilder<DatabaseSchema, 'tax_documents'>;
type Found = SelectQueryBuilder<DatabaseSchema, 'tax_documents', ListedRow>;

const listed = [
  'id',
  'kind',
  'status',
  'number',
  'title',
  'buyer_name',
  'buyer_company',
  'language',
  'currency',
  'gross',
  'payable',
  'issued_on',
  'due_on',
  'delivery',
  'listed_at',
  'updated_at',
] as const;
type ListedColumn = (typeof listed)[number];
const columns = listed.map((column) => `tax_documents.${column}` as const);

export type ListedRow = Pick<Selectable<TaxDocumentTable>, ListedColumn>;

/** Documents that match a filter, newest first, after a position (keyset); those of a rare word are read first and sorted. */
export async function findDocuments(db: Db, { filter, today, after, limit }: Page): Promise<ListedRow[]> {
  const terms = filter.search?.trim() ? moneySearchTerms(filter.search) : null;
  const plan = terms && (await planWords(db, 'tax_document_words', terms));
  if (plan === 'none') return [];
  const isAsked = filter.paid === 'open' || filter.paid === 'overdue';
  const source = plan !== null && plan !== 'all' ? readFirst(db, plan) : db.selectFrom('tax_documents');
  const found = source
    .select(columns)
    .where((where) => where.and([...conditionsOf(where, filter), ...(terms ?? []).map(hasTerm)]));
  const order = isAsked ? orderOfAsking : ownOrder;
  const paid = isAsked
    ? ofOpenRequests(found, filter, today)
    : found.where((where) => where.and(paidConditions(where, filter)));
  return paid.where(isAfter(order, after)).orderBy(order.at, 'desc').orderBy(order.id, 'desc').limit(limit).execute();
}

/** Rows are compared as pairs, which both engines do by an index. */
const isAfter = ({ at, id }: typeof ownOrder, after: Position | null): Expression<SqlBool> =>
  after === null ? sql<SqlBool>`true` : sql<SqlBool>`(${at}, ${id}) < (${after.at}, ${after.id})`;

/** The order of the list, as documents have it themselves and as the requests of invoices repeat it. */
const ownOrder = { at: sql.ref<number>('tax_documents.listed_at'), id: sql.ref<string>('tax_documents.id') };
const orderOfAsking = {
  at: sql.ref<number>('payment_requests.document_listed_at'),
  id: sql.ref<string>('payment_requests.tax_document_id'),
};

/** The limit keeps the engines from walking through all documents and looking for these few among them. */
function readFirst(db: Db, range: CodeRange) {
  const read = db
    .selectFrom('tax_documents')
    .selectAll()
    .where('tax_documents.id', 'in', idsWith('tax_document_words', range))
    .limit(maxFew);
  return db.selectFrom(read.as('tax_documents'));
}

/** Only documents with an open request, of which each has one at most; overdue ones are past its last day. */
const ofOpenRequests = (found: Found, { paid }: DocumentFilter, today: string): Found =>
  found
    .innerJoin('payment_requests', 'payment_requests.tax_document_id', 'tax_documents.id')
    .where(isOpen)
    .where('payment_requests.tax_document_id', 'is not', null)
    .$if(paid === 'overdue', (query) => query.where('payment_requests.due_on', '<', today));

/** Issued in a month (`YYYY-MM`); the bounds of the order, a day wider, keep the engines from walking through all other months. */
export const issuedInMonth = (where: Builder, month: string): Expression<SqlBool>[] => [
  where('issued_on', '>=', `${month}-01`),
  where('issued_on', '<=', `${month}-31`),
  where('listed_at', '>=', startOfDay(`${month}-01`, 'sk') - dayMs),
  where('listed_at', '<', startOfDay(`${periodAfter(month)}-01`, 'sk') + dayMs),
];

/**
 * Checks the text, because long words can share a code. PostgreSQL thinks such texts rarer than they are: of what `coalesce` returns it
 * expects half, and walks in the order of the list until the page is full.
 */
const hasTerm = ({ word, isWhole }: SearchTerm): Expression<SqlBool> =>
  sql<SqlBool>`coalesce(' ' || tax_documents.search_text || ' ' like ${isWhole ? `% ${word} %` : `% ${word}%`}, false)`;

function conditionsOf(where: Builder, filter: DocumentFilter): Expression<SqlBool>[] {
  const { kind, status, month, quote, request, customer } = filter;
  return [
    isNotKept('tax_documents.id'),
    ...(kind ? [where('kind', '=', kind)] : []),
    ...(status ? [where('tax_documents.status', '=', status)] : []),
    ...(month ? issuedInMonth(where, month) : []),
    ...(quote ? [where('tax_documents.quote_id', '=', quote)] : []),
    ...(request ? [where('tax_documents.service_request_id', '=', request)] : []),
    ...(customer ? [where('tax_documents.customer_id', '=', customer)] : []),
  ];
}

/** Paid is an invoice whose sum less credit notes was paid; what these have left nothing to pay of is credited. */
function paidConditions(where: Builder, { paid }: DocumentFilter): Expression<SqlBool>[] {
  if (paid !== 'paid') return [];
  return [
    where('tax_documents.status', '=', 'issued'),
    where('kind', '=', 'invoice'),
    sql<SqlBool>`tax_documents.payable <= ${credited} + coalesce((select sum(paid) from payment_requests
      where payment_requests.tax_document_id = tax_documents.id), 0)`,
    sql<SqlBool>`(tax_documents.payable <= 0 or tax_documents.payable > ${credited})`,
  ];
}

const credited = creditedSum(sql.ref('tax_documents.id'));

/** What was paid of some documents, and until when the open rest is due. */
export async function findMoneyOf(db: Kysely<DatabaseSchema>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('payment_requests')
    .select(['tax_document_id', 'status', 'paid', 'due_on'])
    .where('tax_document_id', 'in', ids)
    .execute();
}
