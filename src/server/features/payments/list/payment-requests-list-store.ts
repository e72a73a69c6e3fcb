import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { languages } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import { claimPauseMs } from '#domain/payments/due-days.ts';
import type { PaymentRequestStatus, PaymentTab } from '#domain/payments/payment-request-status.ts';
import { searchText } from '#domain/search-text.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';

type Db = Kysely<DatabaseSchema>;
type Builder = ExpressionBuilder<DatabaseSchema, 'payment_requests'>;

/** What a list is filtered by, at a time (ms UTC). */
export type PaymentFilter = {
  tab?: PaymentTab | undefined;
  currency?: Currency | undefined;
  request?: string | undefined;
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
const newestFirst = { column: 'id', direction: 'desc' } as const;

/** The statuses in the words of the index, which only serves a query that names them likewise. */
const isOpen = sql<SqlBool>`status in ('requested', 'claimed', 'overdue', 'rejected')`;

/** Reads up to `limit` rows of a tab after a position. */
export async function readPaymentPage(
  db: Db,
  filter: PaymentFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PaymentRequestRow[]> {
  const { column, direction } = filter.tab ? orderOf[filter.tab] : newestFirst;
  let query = db.selectFrom('payment_requests').selectAll().where(conditionOf(filter));
  for (const word of wordsOf(filter.search)) query = query.where('search', 'like', `%${escaped(word)}%`);
  if (filter.request) query = query.where('service_request_id', '=', filter.request);
  if (filter.currency) query = query.where('currency', '=', filter.currency);
  const position = positionOf(after);
  if (position) query = query.where((row) => isAfter(row, { column, direction, position }));
  if (column !== 'id') query = query.orderBy(column, direction);
  return query.orderBy('id', direction).limit(limit).execute();
}

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

function isAfter(row: Builder, { column, direction, position }: After): Expression<SqlBool> {
  const further = direction === 'asc' ? '>' : '<';
  if (column === 'id') return row('id', further, position.id);
  const key = column === 'paid_at' ? Number(position.key) : position.key;
  return row.or([
    row(column, further, key as string & number),
    row.and([row(column, '=', key as string & number), row('id', further, position.id)]),
  ]);
}

function conditionOf({ tab, now }: PaymentFilter): (row: Builder) => Expression<SqlBool> {
  const statuses =
    (...names: PaymentRequestStatus[]) =>
    (row: Builder) =>
      row('status', 'in', names);
  if (!tab) return (row) => row.lit(true);
  const conditions: Record<PaymentTab, (row: Builder) => Expression<SqlBool>> = {
    open: () => isOpen,
    overdue: (row) => row.and([isOpen, isLate(row, now)]),
    claimed: (row) => row.and([row('status', '=', 'claimed'), row.not(isLate(row, now))]),
    planned: statuses('planned'),
    paid: statuses('confirmed'),
    closed: statuses('refunded', 'cancelled'),
  };
  return conditions[tab];
}

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

/** A group of requests: the status in which they stand at a time, how many, and what is still to be paid. */
export type PaymentGroup = { status: PaymentRequestStatus; currency: Currency; count: number; rest: number };

/** Adds up all requests by status and currency at a time (ms UTC). */
export async function groupPayments(db: Db, now: number): Promise<PaymentGroup[]> {
  const rows = await db
    .selectFrom('payment_requests')
    .select((row) => [
      row
        .case()
        .when(isLate(row, now))
        .then(sql<PaymentRequestStatus>`'overdue'`)
        .else(row.ref('status'))
        .end()
        .as('standing'),
      'currency',
      row.fn.countAll<number>().as('count'),
      sql<number>`cast(sum(amount - paid) as bigint)`.as('rest'),
    ])
    .groupBy(['standing', 'currency'])
    .execute();
  return rows.map(({ standing, currency, count, rest }) => ({
    status: standing,
    currency,
    count,
    rest,
  }));
}

/** Words of a search, each of which the text of a request has. */
const wordsOf = (search = ''): string[] => searchText(search).split(' ').filter(Boolean).slice(0, 6);

/** What `like` takes for itself is no wildcard of a search: such characters match any one. */
const escaped = (word: string) => word.replaceAll(/[%_\\]/g, '_');
