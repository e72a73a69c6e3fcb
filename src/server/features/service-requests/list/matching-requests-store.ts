import { type Kysely, sql } from 'kysely';
import { type RequestFilter, splitByValue } from '#domain/service-requests/request-filter.ts';
import type { SearchTerm } from '#domain/service-requests/request-search.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type ListQuery, conditionsOf, flagsOf, hasTerm, inArchive, isSearch } from './filter-conditions-store.ts';
import type { RequestSource } from './request-rows-store.ts';
import { readPositions } from './request-words-store.ts';
import { maxSorted, planIndexLookup, planSearch } from './search-plan.ts';
import { findSearchResultIds } from './searched-requests-store.ts';

type Db = Kysely<DatabaseSchema>;

/** Queries whose rows are to be merged in an order; rows still have to be checked for the terms, if there are any. */
export type MatchingSources = { sources: RequestSource[]; terms: readonly SearchTerm[] };

/**
 * The requests that match a query, not sorted yet. Results of a search with a rare word are selected by id; where all
 * words are frequent, the requests are scanned in order instead and checked for the terms.
 */
export async function findMatchingSources(db: Db, listQuery: ListQuery): Promise<MatchingSources> {
  const all = sourcesOf(db, listQuery, isOverdueByArrival(listQuery.filter));
  if (!isSearch(listQuery.filter)) return { sources: all, terms: [] };
  const plan = await planSearch(db, listQuery.filter.search);
  if (plan === null) return { sources: [], terms: [] };
  const wordMatch = await planIndexLookup(db, plan);
  const positions = wordMatch && (await readPositions(db, wordMatch, { after: null, limit: maxSorted + 1 }));
  if (!positions || positions.length > maxSorted) return { sources: all, terms: plan.terms };
  if (positions.length === 0) return { sources: [], terms: [] };
  const ids = positions.map(({ id }) => id);
  const found = sourcesOf(db, listQuery, false).map((source) =>
    source.where('service_requests.id', 'in', ids).where((where) => where.and(plan.terms.map(hasTerm))),
  );
  return { sources: found, terms: [] };
}

/** Returns the ids of the requests that match a query, up to a limit for each of its sources. */
export async function findMatchingIds(db: Db, listQuery: ListQuery, limit: number): Promise<string[]> {
  const ids = await findSearchResultIds(db, listQuery, limit);
  if (ids) return ids;
  const sources = sourcesOf(db, listQuery, false);
  const found = await Promise.all(sources.map((each) => each.select('service_requests.id').limit(limit).execute()));
  return found.flat().map(({ id }) => id);
}

/** Counts the requests that match a query, up to a limit for each of its sources. */
export async function countMatchingUpTo(db: Db, listQuery: ListQuery, limit: number): Promise<number> {
  if (isSearch(listQuery.filter)) return (await findMatchingIds(db, listQuery, limit)).length;
  const counts = await Promise.all(sourcesOf(db, listQuery, false).map((source) => countUpTo(db, source, limit)));
  return counts.reduce((sum, each) => sum + each, 0);
}

/**
 * One source for each value of the archive flag that the filter includes, and of the first part with several values: every
 * index begins with the filter's column and that flag, so each source is read in index order, and they are merged.
 */
function sourcesOf(db: Db, listQuery: ListQuery, isAmongOwed: boolean): RequestSource[] {
  return splitByValue(listQuery.filter).flatMap((filter) =>
    flagsOf(filter).map((flag) =>
      db
        .selectFrom('service_requests')
        .where((where) =>
          where.and([
            inArchive(where, flag, isAmongOwed),
            ...conditionsOf(where, { ...listQuery, filter }, isAmongOwed),
          ]),
        ),
    ),
  );
}

/** Whether overdue requests are wanted in order of arrival. */
function isOverdueByArrival({ overdue, sort = 'newest' }: RequestFilter): boolean {
  return overdue !== undefined && (sort === 'newest' || sort === 'oldest');
}

async function countUpTo(db: Db, source: RequestSource, limit: number): Promise<number> {
  const { count } = await db
    .selectFrom(source.select('service_requests.id').limit(limit).as('counted'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
