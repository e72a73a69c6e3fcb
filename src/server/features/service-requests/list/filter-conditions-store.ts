import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { dayAfter, startOfDay } from '#domain/days.ts';
import { promisedAnswerMs } from '#domain/service-requests/clocks.ts';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import type { SearchTerm } from '#domain/service-requests/request-search.ts';
import type { Flag } from '#server/database/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { patternOf } from './search-plan.ts';

/** What somebody wants to see; `userId` is whose own requests the view `mine` holds, `now` decides what is overdue. */
export type Asked = { filter: RequestFilter; userId: string; now: number };

type Where = ExpressionBuilder<DatabaseSchema, 'service_requests'>;

/** Whether a filter searches for something. */
export function isSearch(filter: RequestFilter): filter is RequestFilter & { search: string } {
  return filter.search !== undefined && filter.search.trim() !== '';
}

/** The values of the archive's flag that a filter takes. */
export function flagsOf({ view }: RequestFilter): readonly Flag[] {
  if (view === 'everything') return [0, 1];
  return view === 'archived' ? [1] : [0];
}

const searchedText = sql.ref('service_requests.search_text');

/** That a request's text has what a term stands for: words that begin alike share a code. */
export function hasTerm(term: SearchTerm): Expression<SqlBool> {
  return sql<SqlBool>`' ' || ${searchedText} || ' ' like ${patternOf(term)}`;
}

/** Parts of a filter that name the value of a column; each such column is the first of an index. */
const columnOf = {
  status: 'service_requests.status',
  priority: 'service_requests.priority',
  service: 'service_requests.service',
  language: 'service_requests.language',
  source: 'service_requests.source',
  assignee: 'service_requests.assignee_id',
  customer: 'service_requests.customer_id',
  waiting: 'service_requests.waiting_on',
} as const;

const namedParts = [
  'status',
  'priority',
  'service',
  'language',
  'source',
  'assignee',
  'customer',
  'waiting',
] as const satisfies (keyof typeof columnOf)[];

/** What a filter asks beside the archive's flag and the search. */
export function conditionsOf(where: Where, asked: Asked, isAmongOwed: boolean): Expression<SqlBool>[] {
  const { filter, userId, now } = asked;
  const conditions: Expression<SqlBool>[] = [];
  for (const part of namedParts) {
    const value = filter[part];
    if (value !== undefined) conditions.push(where(columnOf[part], '=', value));
  }
  if (filter.view === 'mine') conditions.push(where('service_requests.assignee_id', '=', userId));
  if (filter.view === 'unassigned') conditions.push(where('service_requests.assignee_id', 'is', null));
  if (filter.unread) conditions.push(where('service_requests.is_unread', '=', 1));
  if (filter.overdue) conditions.push(...overdue(where, now, isAmongOwed));
  if (filter.from) conditions.push(where('service_requests.created_at', '>=', startOfDay(filter.from, 'sk')));
  if (filter.to) conditions.push(where('service_requests.created_at', '<', startOfDay(dayAfter(filter.to), 'sk')));
  return conditions;
}

/**
 * The part of the archive that is asked for. What is overdue is met in the index of what owes an answer, which has the
 * orders by arrival: a sum keeps the engines from going through all requests instead, or putting the overdue in order.
 */
export function inArchive(where: Where, flag: Flag, isAmongOwed: boolean): Expression<SqlBool> {
  const archived = 'service_requests.is_archived';
  return isAmongOwed ? where(where(archived, '+', 0), '=', flag) : where(archived, '=', flag);
}

function overdue(where: Where, now: number, isAmongOwed: boolean): Expression<SqlBool>[] {
  const due = 'service_requests.answer_due_at';
  if (!isAmongOwed) return [where(due, '<', now)];
  // What came in later cannot be overdue yet: the index is entered behind it.
  const isOldEnough = where('service_requests.created_at', '<', now - promisedAnswerMs);
  return [where(due, 'is not', null), where(where(due, '+', 0), '<', now), isOldEnough];
}
