import { type Kysely, sql } from 'kysely';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import type { SearchTerm } from '#domain/service-requests/request-search.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Asked, conditionsOf, flagsOf, hasTerm, inArchive, isSearch } from './filter-conditions-store.ts';
import { findFoundIds } from './searched-requests-store.ts';
import type { RequestSource } from './request-rows-store.ts';
import { mostSorted, planSearch, wordsToFollow } from './search-plan.ts';
import { readPlaces } from './request-words-store.ts';

type Db = Kysely<DatabaseSchema>;

/** Requests to be read in an order; where there are terms, each request is asked for them as it is met. */
export type ToOrder = { sources: RequestSource[]; terms: readonly SearchTerm[] };

/**
 * The requests that a filter leaves, to be read in an order. What a search finds is put in order all together, or met
 * by going through all requests where its words are frequent.
 */
export async function findInOrder(db: Db, asked: Asked): Promise<ToOrder> {
  const all = sourcesOf(db, asked, isOverdueByArrival(asked.filter));
  if (!isSearch(asked.filter)) return { sources: all, terms: [] };
  const plan = await planSearch(db, asked.filter.search);
  if (plan === null) return { sources: [], terms: [] };
  const occurrences = await wordsToFollow(db, plan);
  const places = occurrences && (await readPlaces(db, occurrences, { after: null, limit: mostSorted + 1 }));
  if (!places || places.length > mostSorted) return { sources: all, terms: plan.terms };
  if (places.length === 0) return { sources: [], terms: [] };
  const ids = places.map(({ id }) => id);
  const found = sourcesOf(db, asked, false).map((source) =>
    source.where('service_requests.id', 'in', ids).where((where) => where.and(plan.terms.map(hasTerm))),
  );
  return { sources: found, terms: [] };
}

/** The ids of what a filter leaves, up to a limit in each part of the archive. */
export async function findMatchingIds(db: Db, asked: Asked, limit: number): Promise<string[]> {
  const ids = await findFoundIds(db, asked, limit);
  if (ids) return ids;
  const sources = sourcesOf(db, asked, false);
  const found = await Promise.all(sources.map((each) => each.select('service_requests.id').limit(limit).execute()));
  return found.flat().map(({ id }) => id);
}

/** Counts what a filter leaves, up to a limit in each part of the archive. */
export async function countMatchingUpTo(db: Db, asked: Asked, limit: number): Promise<number> {
  if (isSearch(asked.filter)) return (await findMatchingIds(db, asked, limit)).length;
  const counts = await Promise.all(sourcesOf(db, asked, false).map((source) => countUpTo(db, source, limit)));
  return counts.reduce((sum, each) => sum + each, 0);
}

/**
 * One source for each value of the archive's flag that a filter takes: the indexes begin with a filter's column and
 * that flag, so what lies on both sides is read side by side and put together.
 */
function sourcesOf(db: Db, asked: Asked, isAmongOwed: boolean): RequestSource[] {
  return flagsOf(asked.filter).map((flag) =>
    db
      .selectFrom('service_requests')
      .where((where) => where.and([inArchive(where, flag, isAmongOwed), ...conditionsOf(where, asked, isAmongOwed)])),
  );
}

/** Whether what is overdue is wanted in an order by arrival. */
function isOverdueByArrival({ overdue, sort }: RequestFilter): boolean {
  return overdue !== undefined && sort !== 'due' && sort !== 'activity';
}

async function countUpTo(db: Db, source: RequestSource, limit: number): Promise<number> {
  const { count } = await db
    .selectFrom(source.select('service_requests.id').limit(limit).as('counted'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
