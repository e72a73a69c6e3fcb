import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { languages } from '#domain/languages.ts';
import { moneySearchTerms } from '#domain/search/money-search.ts';
import type { Currency } from '#domain/money.ts';
import { claimPauseMs } from '#domain/payments/due-days.ts';
import type { PaymentRequestStatus, PaymentTab } from '#domain/payments/payment-request-status.ts';
import type { SearchTerm } from '#domain/service-requests/request-search.ts';
import { isNotKept } from '#server/database/kept-records.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type CodeRange, idsWith, planWords } from '#server/database/search/search-index.ts';
import { type PaymentRequestRow, isOpen } from '#server/features/payments/requests/payment-requests-store.ts';

type Db = Kysely<DatabaseSchema>;
type Builder = ExpressionBuilder<DatabaseSchema, 'payment_requests'>;

/** What a list is filtered by, at a time (ms UTC). */
export type PaymentFilter = {
  tab?: PaymentTab | undefined;
  currency?: Currency | undefined;
  request?: string | undefined;
  customer?: string | undefined;
  quote?: string | undefined;
  search?: string | undefined;
  now: number;
};

/** Column that each tab is ordered by before the id, and its direction; ids alone are the order of making. */
const orderOf: Record<PaymentTab, { column: 'due_on' | 'paid_at' | 'id'; direction: 'asc' | 'desc' }> = {
  open: { column: 'due_on', direction: 'asc' },
  overdue: { column: 'due_on', direction: 'asc' },
  claimed: { column: 'due_on', direction: 'asc' },
  planned: { column: 'id', direction: 'asc' },
  paid: { column: 'paid_at', direction: 'desc' },
  closed: { column: 'id', direction: 'desc' },
};
/** More requests than any word that is read as a whole can have. */
const maxFew = 100_000;
const newestFirst = { column: 'id', direction: 'desc' } as const;

/** In the words of the indexes, which only serve a query that names them likewise. */
const isPlanned = sql<SqlBool>`coalesce(payment_requests.status, '') in ('planned')`;
const isClosed = sql<SqlBool>`coalesce(payment_requests.status, '') in ('refunded', 'cancelled')`;

/** Reads up to `limit` rows of a tab after a position; those of a rare word are read first and sorted. */
export async function readPaymentPage(
  db: Db,
  filter: PaymentFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PaymentRequestRow[]> {
  const { column, direction } = filter.tab ? orderOf[filter.tab] : newestFirst;
  const terms = filter.search?.trim() ? moneySearchTerms(filter.search) : null;
  const plan = terms && (await planWords(db, 'payment_request_words', terms));
  if (plan === 'none') return [];
  const source = plan !== null && plan !== 'all' ? readFirst(db, plan) : db.selectFrom('payment_requests');
  const narrowed = (row: Builder) => row.and([...narrowings(row, filter), ...(terms ?? []).map(hasTerm)]);
  let query = source.selectAll('payment_requests').where(conditionOf(filter)).where(narrowed);
  const position = positionOf(after);
  if (position) query = query.where(isAfter({ column, direction, position }));
  if (column !== 'id') query = query.orderBy(column, direction);
  return query.orderBy('id', direction).limit(limit).execute();
}

function narrowings(row: Builder, { request, customer, quote, currency }: PaymentFilter): Expression<SqlBool>[] {
  return [
    isNotKept('payment_requests.id'),
    ...(request ? [row('service_request_id', '=', request)] : []),
    ...(customer ? [row('customer_id', '=', customer)] : []),
    ...(quote ? [row('quote_id', '=', quote)] : []),
    ...(currency ? [row('currency', '=', currency)] : []),
  ];
}

/** The limit keeps the engines from walking through all requests and looking for these few among them. */
function readFirst(db: Db, range: CodeRange) {
  const read = db
    .selectFrom('payment_requests')
    .selectAll()
    .where('payment_requests.id', 'in', idsWith('payment_request_words', range))
    .limit(maxFew);
  return db.selectFrom(read.as('payment_requests'));
}

/** Checks the text, because long words can share a code; of what `coalesce` returns PostgreSQL expects half of the rows. */
const hasTerm = ({ word, isWhole }: SearchTerm): Expression<SqlBool> =>
  sql<SqlBool>`coalesce(' ' || payment_requests.search || ' ' like ${isWhole ? `% ${word} %` : `% ${word}%`}, false)`;

/** The position of a row in the order of a tab. */
export function cursorOf(row: PaymentRequestRow, tab: PaymentTab | undefined): string {
  const { column } = tab ? orderOf[tab] : newestFirst;
  return `${row[column] ?? ''}~${row.id}`;
}

type Position = { key: string; id: string };

function positionOf(after: string | undefined): Position | null {
  const [, key = '', id] = /^([^~]*)~(.+)$/.exec(after ?? '') ?? [];
  return id === undefined ? null : { key, id };
}

type After = { column: 'due_on' | 'paid_at' | 'id'; direction: 'asc' | 'desc'; position: Position };

/** Rows are compared as pairs, which both engines do by an index. */
function isAfter({ column, direction, position: { key, id } }: After): Expression<SqlBool> {
  const further = sql.raw(direction === 'asc' ? '>' : '<');
  if (column === 'id') return sql<SqlBool>`payment_requests.id ${further} ${id}`;
  const pair = sql`(${sql.ref(`payment_requests.${column}`)}, payment_requests.id)`;
  return sql<SqlBool>`${pair} ${further} (${column === 'paid_at' ? Number(key) : key}, ${id})`;
}

function conditionOf({ tab, now }: PaymentFilter): (row: Builder) => Expression<SqlBool> {
  if (!tab) return (row) => row.lit(true);
  const conditions: Record<PaymentTab, (row: Builder) => Expression<SqlBool>> = {
    open: () => isOpen,
    // The last day ends the walk through all that is open; `coalesce` keeps SQLite from reading each case by itself and sorting.
    overdue: (row) =>
      row.and([isOpen, row('due_on', '<', latestToday(now)), sql<SqlBool>`coalesce(${isLate(row, now)}, false)`]),
    claimed: (row) => row.and([row('status', '=', 'claimed'), row.not(isLate(row, now))]),
    planned: () => isPlanned,
    paid: (row) => row('status', '=', 'confirmed'),
    closed: () => isClosed,
  };
  return conditions[tab];
}

/** Today where the day is furthest on. */
const latestToday = (now: number): string =>
  languages.map((language) => dayOf(now, language)).reduce((latest, day) => (day > latest ? day : latest));

/** Whether a request is overdue at a time (ms UTC), as `paymentStatusAt` says it, in the zone of its language. */
function isLate(row: Builder, now: number): Expression<SqlBool> {
  const isOver = row.or(
    languages.map((language) => row.and([row('language', '=', language), row('due_on', '<', dayOf(now, language))])),
  );
  const isBelieved = row.and([row('status', '=', 'claimed'), row('claimed_at', '>', now - claimPauseMs)]);
  return row.or([
    row('status', '=', 'overdue'),
    row.and([row('status', 'in', ['requested', 'rejected', 'claimed']), isOver, row.not(isBelieved)]),
  ]);
}

/** Open requests in a status at a time: how many, and what is still to be paid. */
export type OpenGroup = { status: PaymentRequestStatus; currency: Currency; count: number; rest: number };

/** Adds up what is open by status and currency at a time (ms UTC). */
export function groupOpen(db: Db, now: number): Promise<OpenGroup[]> {
  return db
    .selectFrom('payment_requests')
    .select((row) => [
      row
        .case()
        .when(isLate(row, now))
        .then(sql<PaymentRequestStatus>`'overdue'`)
        .else(row.ref('status'))
        .end()
        .as('status'),
      'currency',
      row.fn.countAll<number>().as('count'),
      sql<number>`cast(sum(amount - paid) as bigint)`.as('rest'),
    ])
    .where(isOpen)
    .groupBy([sql`1`, 'currency'])
    .execute();
}

/** Counts the requests of a tab, up to a limit. */
export async function countTab(db: Db, { tab, now }: { tab: PaymentTab; now: number }, limit: number): Promise<number> {
  // In the order of an index: PostgreSQL would read the table from its start.
  const { column, direction } = orderOf[tab];
  const all = db
    .selectFrom('payment_requests')
    .select('id')
    .where(conditionOf({ tab, now }))
    .where(isNotKept('payment_requests.id'));
  const found = all.orderBy(column, direction).limit(limit);
  const { count } = await db
    .selectFrom(found.as('found'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
