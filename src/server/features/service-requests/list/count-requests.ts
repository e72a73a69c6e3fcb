import type { Kysely } from 'kysely';
import type { LimitedCount } from '#contract/service-requests.ts';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Asked } from './filter-conditions-store.ts';
import { countMatchingUpTo } from './matching-requests-store.ts';

/** How far each view is counted: a badge shows three figures. */
const mostInView = 999;

const viewFilters = {
  active: { view: 'active' },
  mine: { view: 'mine' },
  unassigned: { view: 'unassigned' },
  archived: { view: 'archived' },
  unread: { view: 'active', unread: '1' },
  overdue: { view: 'active', overdue: '1' },
} as const satisfies Record<string, Asked['filter']>;

type ViewCounts = Record<keyof typeof viewFilters, LimitedCount>;

/** Counts what matches a filter, and what stands in each view, as far as anybody wants to know. */
export async function countRequests(
  db: Kysely<DatabaseSchema>,
  asked: Asked,
): Promise<{ matching: LimitedCount; views: ViewCounts }> {
  const [matching, ...views] = await Promise.all([
    countMatching(db, asked, requestLimits.matching),
    ...Object.entries(viewFilters).map(async ([view, filter]) => {
      const count = await countMatching(db, { ...asked, filter }, mostInView);
      return [view, count] as const;
    }),
  ]);
  return { matching, views: Object.fromEntries(views) as ViewCounts };
}

/** Counts what matches a filter up to a limit. */
export async function countMatching(db: Kysely<DatabaseSchema>, asked: Asked, limit: number): Promise<LimitedCount> {
  const count = await countMatchingUpTo(db, asked, limit + 1);
  return { count: Math.min(count, limit), isMore: count > limit };
}
