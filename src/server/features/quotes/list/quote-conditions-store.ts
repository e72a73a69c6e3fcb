import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { dayAfter, startOfDay } from '#domain/days.ts';
import { valuesIn } from '#domain/listed-values.ts';
import type { QuoteFilter } from '#domain/quotes/quote-filter.ts';
import { parseQuoteNumber } from '#domain/quotes/quote-number.ts';
import { type QuoteStatus, expiringStatuses } from '#domain/quotes/quote-status.ts';
import { type SearchTerm, searchTerms } from '#domain/service-requests/request-search.ts';
import { isNotKept } from '#server/database/kept-records.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** A query of the list; `now` (ms UTC) decides what is expired. */
export type ListQuery = { filter: QuoteFilter; now: number };

type Builder = ExpressionBuilder<DatabaseSchema, 'quotes'>;

const sentAt = sql<number>`coalesce(quotes.sent_at, 0)`;

/** The conditions of a filter except for its status and the search. */
export function conditionsOf(where: Builder, { filter }: ListQuery): Expression<SqlBool>[] {
  const { sentFrom, sentTo, customerId, requestId } = filter;
  const conditions = [...listed(where, filter), isNotKept('quotes.id')];
  if (customerId) conditions.push(where('quotes.customer_id', '=', customerId));
  if (requestId) conditions.push(where('quotes.service_request_id', '=', requestId));
  // What was never sent is 0, as in the index that has the order by the day of sending.
  if (sentFrom || sentTo) conditions.push(where(sentAt, '>=', sentFrom ? startOfDay(sentFrom, 'sk') : 1));
  if (sentTo) conditions.push(where(sentAt, '<', startOfDay(dayAfter(sentTo), 'sk')));
  return conditions;
}

function listed(where: Builder, filter: QuoteFilter): Expression<SqlBool>[] {
  return (['language', 'currency', 'service', 'trade'] as const).flatMap((part) => {
    const values = valuesIn(filter[part]);
    const column = sql.ref<string>(`quotes.${part}`);
    // One value is compared plainly, so that an index with the column has the order as well.
    if (values.length === 1) return [where(column, '=', values[0] ?? '')];
    return values.length === 0 ? [] : [where(column, 'in', values)];
  });
}

/**
 * Condition: a version stands in a status. What is past its last day counts as expired before the job has noticed. Where rows are
 * wanted in an order, adding 0 keeps the engines from the index on the last day, after which all would be sorted.
 */
export function inStatus(
  where: Builder,
  status: QuoteStatus,
  { now, isOrdered }: { now: number; isOrdered: boolean },
): Expression<SqlBool> {
  const stands = where('quotes.status', '=', status);
  if (!expiringStatuses.includes(status)) return stands;
  const lastDay = 'quotes.expires_at';
  return where.and([stands, isOrdered ? where(where(lastDay, '+', 0), '>', now) : where(lastDay, '>', now)]);
}

/** Condition: a version is past its last day, and no job has noticed yet. */
export const isOver = (where: Builder, now: number): Expression<SqlBool> =>
  where.and([where('quotes.status', 'in', expiringStatuses), where('quotes.expires_at', '<=', now)]);

/** The words of a search; those of a whole number are its year and its place in the series, whatever the version. */
export function termsOf({ search = '' }: QuoteFilter): SearchTerm[] {
  const number = parseQuoteNumber(search);
  return searchTerms(number ? `${number.year} ${number.sequence}` : search);
}

const searchedText = sql.ref('quotes.search_text');

/**
 * Condition: title, buyer or number contain the term. Checks the text, because long words can share a code. PostgreSQL
 * underestimates how many texts match and would read and sort all of them; of what `coalesce` returns it expects half.
 */
export function hasTerm(where: Builder, { word, isWhole }: SearchTerm): Expression<SqlBool> {
  const pattern = isWhole ? `% ${word} %` : `% ${word}%`;
  const inText = sql<SqlBool>`' ' || ${searchedText} || ' ' like ${pattern}`;
  const figure = isWhole && word.length <= longestFigure ? Number(word) : null;
  const isFound =
    figure === null
      ? inText
      : where.or([inText, where('quotes.number_year', '=', figure), where('quotes.number_sequence', '=', figure)]);
  return sql<SqlBool>`coalesce(${isFound}, false)`;
}

/** Digits that a column of years or sequences holds. */
const longestFigure = 9;
