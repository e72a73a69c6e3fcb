import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { startOfDay, dayAfter } from '#domain/days.ts';
import { valuesIn } from '#domain/listed-values.ts';
import type { QuoteFilter } from '#domain/quotes/quote-filter.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type CodeRange, idsWith, planWords } from '#server/database/search/search-index.ts';
import { type ListQuery, conditionsOf, hasTerm, inStatus, isOver, termsOf } from './quote-conditions-store.ts';
import type { QuoteSource } from './quote-orders-store.ts';
import { listedColumns } from './quote-rows-store.ts';

type Db = Kysely<DatabaseSchema>;
type Condition = (where: ExpressionBuilder<DatabaseSchema, 'quotes'>) => Expression<SqlBool>;

/** More quotes than any place can have that is read as a whole. */
const maxFew = 100_000;
/** Days of sending with at most this many quotes are read as a whole; longer ones are met soon in any order. */
const maxSent = 1_000;

/**
 * Queries whose rows together match a query, each row in one of them. What is known to be little (the quotes of a request, a
 * customer, a rare word, a few days) is read first and sorted; everything else is read in the order of an index: one source for
 * each status, or else for each language or currency.
 */
export async function findSources(
  db: Db,
  listQuery: ListQuery,
  { isOrdered }: { isOrdered: boolean },
): Promise<QuoteSource[]> {
  const { filter } = listQuery;
  const terms = filter.search?.trim() ? termsOf(filter) : null;
  const plan = terms && (await planWords(db, 'quote_words', terms));
  if (plan === 'none') return [];
  const place =
    placeOf(filter) ?? (plan !== null && plan !== 'all' ? wordPlace(plan) : await findSentPlace(db, filter));
  const from = () => (place === null ? db.selectFrom('quotes') : readFirst(db, place));
  return splitByPart(listQuery, { isRead: place !== null, isOrdered }).map((part) =>
    (part.isOver ? readFirst(db, (where) => isOver(where, listQuery.now)) : from()).where((where) =>
      where.and([
        ...part.conditions(where),
        ...(part.isOver && place ? [place(where)] : []),
        ...conditionsOf(where, { ...listQuery, filter: part.filter }),
        ...(terms ?? []).map((term) => hasTerm(where, term)),
      ]),
    ),
  );
}

/** The limit keeps the engines from reading all quotes in order and looking for these few among them. */
function readFirst(db: Db, condition: Condition): QuoteSource {
  const read = db.selectFrom('quotes').select(listedColumns).where(condition).limit(maxFew);
  return db.selectFrom(read.as('quotes'));
}

type Part = {
  filter: QuoteFilter;
  /** Versions past their last day that still stand in an open status. */
  isOver?: true;
  conditions: (where: ExpressionBuilder<DatabaseSchema, 'quotes'>) => Expression<SqlBool>[];
};

function splitByPart(
  { filter, now }: ListQuery,
  { isRead, isOrdered }: { isRead: boolean; isOrdered: boolean },
): Part[] {
  const statuses = valuesIn(filter.status) as readonly QuoteStatus[];
  if (statuses.length > 0) {
    const over: Part[] = statuses.includes('expired') ? [{ filter, isOver: true, conditions: () => [] }] : [];
    return [
      ...statuses.map((status): Part => ({
        filter,
        conditions: (where) => [inStatus(where, status, { now, isOrdered })],
      })),
      ...over,
    ];
  }
  const newest = (part: QuoteFilter): Part => ({
    filter: part,
    conditions: (where) => [where('quotes.is_latest', '=', 1)],
  });
  const several = (['language', 'currency'] as const).find((part) => valuesIn(filter[part]).length > 0);
  if (isRead || several === undefined) return [newest(filter)];
  return valuesIn(filter[several]).map((value) => newest({ ...filter, [several]: value }));
}

/** The quotes of one request or customer. */
function placeOf({ requestId, customerId }: QuoteFilter): Condition | null {
  if (requestId) return (where) => where('quotes.service_request_id', '=', requestId);
  return customerId ? (where) => where('quotes.customer_id', '=', customerId) : null;
}

const wordPlace =
  (range: CodeRange): Condition =>
  (where) =>
    where('quotes.id', 'in', idsWith('quote_words', range));

/** The quotes of the days of sending that are asked for, where they are few; null otherwise. */
async function findSentPlace(db: Db, { sentFrom, sentTo }: QuoteFilter): Promise<Condition | null> {
  if (!sentFrom && !sentTo) return null;
  const condition: Condition = (where) =>
    where.and([
      where('quotes.sent_at', '>=', sentFrom ? startOfDay(sentFrom, 'sk') : 0),
      ...(sentTo ? [where('quotes.sent_at', '<', startOfDay(dayAfter(sentTo), 'sk'))] : []),
    ]);
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('quotes')
        .select('quotes.id')
        .where(condition)
        .limit(maxSent + 1)
        .as('found'),
    )
    .select((found) => found.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count <= maxSent ? condition : null;
}
