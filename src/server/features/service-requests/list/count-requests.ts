import type { Kysely } from 'kysely';
import type { LimitedCount } from '#contract/service-requests/service-requests.ts';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { ListQuery } from './filter-conditions-store.ts';
import { countMatchingUpTo } from './matching-requests-store.ts';

/** Each view is counted up to this; a badge has room for three digits. */
const maxInView = 999;

const viewFilters = {
  active: { view: 'active' },
  mine: { view: 'mine' },
  unassigned: { view: 'unassigned' },
  later: { view: 'later' },
  archived: { view: 'archived' },
  unread: { view: 'active', unread: '1' },
  overdue: { view: 'active', overdue: '1' },
} as const satisfies Record<string, ListQuery['filter']>;

type ViewCounts = Record<keyof typeof viewFilters, LimitedCount>;

/** Counts the requests that match a filter and those in each view, each up to a limit. */
export async function countRequests(
  db: Kysely<DatabaseSchema>,
  listQuery: ListQuery,
): Promise<{ matching: LimitedCount; views: ViewCounts }> {
  const [matching, ...views] = await Promise.all([
    countMatching(db, listQuery, requestLimits.matching),
    ...Object.entries(viewFilters).map(async ([view, filter]) => {
      const count = await countMatching(db, { ...listQuery, filter }, maxInView);
      return [view, count] as const;
    }),
  ]);
  return { matching, views: Object.fromEntries(views) as ViewCounts };
}

/** Counts the requests that match a query, up to a limit. */
export async function countMatching(
  db: Kysely<DatabaseSchema>,
  listQuery: ListQuery,
  limit: number,
): Promise<LimitedCount> {
  const count = await countMatchingUpTo(db, listQuery, limit + 1);
  return { count: Math.min(count, limit), isMore: count > limit };
}
