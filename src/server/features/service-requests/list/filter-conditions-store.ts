import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { dayAfter, startOfDay } from '#domain/days.ts';
import { promisedAnswerMs } from '#domain/service-requests/clocks.ts';
import {
  type ListedPart,
  type RequestFilter,
  listedParts,
  listedValues,
} from '#domain/service-requests/request-filter.ts';
import type { SearchTerm } from '#domain/service-requests/request-search.ts';
import { isNotRestricted } from '#server/database/kept-records.ts';
import type { Flag } from '#server/database/tables/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { patternOf } from './search-plan.ts';

/** A query of the list: `userId` is for the view `mine`, `now` (ms UTC) decides what is overdue. */
export type ListQuery = { filter: RequestFilter; userId: string; now: number };

type Builder = ExpressionBuilder<DatabaseSchema, 'service_requests'>;

/** Whether a filter has a search text. */
export function isSearch(filter: RequestFilter): filter is RequestFilter & { search: string } {
  return filter.search !== undefined && filter.search.trim() !== '';
}

/** The values of `is_archived` that a filter includes. */
export function flagsOf({ view }: RequestFilter): readonly Flag[] {
  if (view === 'everything') return [0, 1];
  return view === 'archived' ? [1] : [0];
}

const searchedText = sql.ref('service_requests.search_text');

/** Condition: a request's search text contains the term. Checks the text, because long words can share a code. */
export function hasTerm(term: SearchTerm): Expression<SqlBool> {
  return sql<SqlBool>`' ' || ${searchedText} || ' ' like ${patternOf(term)}`;
}

/** The columns that the listed values of a filter are compared with; each is the first of an index. */
const columnOf: Record<ListedPart, string> = {
  status: 'service_requests.status',
  priority: 'service_requests.priority',
  service: 'service_requests.service',
  language: 'service_requests.language',
  source: 'service_requests.source',
  assignee: 'service_requests.assignee_id',
  customer: 'service_requests.customer_id',
  waiting: 'service_requests.waiting_on',
};

/** The conditions of a filter except for the archive flag and the search. */
export function conditionsOf(where: Builder, listQuery: ListQuery, isAmongOwed: boolean): Expression<SqlBool>[] {
  const { filter, userId, now } = listQuery;
  const conditions = listedConditions(where, filter);
  if (filter.view === 'mine') conditions.push(where('service_requests.assignee_id', '=', userId));
  if (filter.view === 'unassigned') conditions.push(where('service_requests.assignee_id', 'is', null));
  conditions.push(...aside(where, filter, now));
  if (filter.unread) conditions.push(where('service_requests.is_unread', '=', 1));
  if (filter.overdue) conditions.push(...overdue(where, now, isAmongOwed));
  if (filter.from) conditions.push(where('service_requests.created_at', '>=', startOfDay(filter.from, 'sk')));
  if (filter.to) conditions.push(where('service_requests.created_at', '<', startOfDay(dayAfter(filter.to), 'sk')));
  conditions.push(isNotRestricted('service_requests.customer_id'));
  return conditions;
}

/**
 * Condition: what was put aside until later is not among what is to be done; unread or overdue, it is. The few that are
 * aside are looked up by their own index, so that the lists keep theirs.
 */
function aside(where: Builder, { view = 'active', unread, overdue: isOverdue }: RequestFilter, now: number) {
  const isComplete = view === 'archived' || view === 'everything' || unread !== undefined || isOverdue !== undefined;
  if (isComplete && view !== 'later') return [];
  const later = where.selectFrom('service_requests as later').select('later.id').where('later.follow_up_at', '>', now);
  return [where('service_requests.id', view === 'later' ? 'in' : 'not in', later)];
}

/** The conditions of the parts that list values. */
function listedConditions(where: Builder, filter: RequestFilter): Expression<SqlBool>[] {
  return listedParts.flatMap((part) => {
    const values = listedValues(filter, part);
    const [first] = values;
    if (first === undefined) return [];
    const column = sql.ref<string>(columnOf[part]);
    // One value is compared plainly, so that an index beginning with the column has the order as well.
    return [values.length === 1 ? where(column, '=', first) : where(column, 'in', values)];
  });
}

/**
 * Condition on the archive flag. Overdue requests are found by the index of requests that owe an answer, which is
 * sorted by arrival: adding 0 keeps the engines from choosing the index on the archive flag instead.
 */
export function inArchive(where: Builder, flag: Flag, isAmongOwed: boolean): Expression<SqlBool> {
  const archived = 'service_requests.is_archived';
  return isAmongOwed ? where(where(archived, '+', 0), '=', flag) : where(archived, '=', flag);
}

function overdue(where: Builder, now: number, isAmongOwed: boolean): Expression<SqlBool>[] {
  const due = 'service_requests.answer_due_at';
  if (!isAmongOwed) return [where(due, '<', now)];
  // Newer requests cannot be overdue yet, so the index scan starts behind them.
  const isOldEnough = where('service_requests.created_at', '<', now - promisedAnswerMs);
  return [where(due, 'is not', null), where(where(due, '+', 0), '<', now), isOldEnough];
}
