import type { Kysely } from 'kysely';
import type { SearchTerm } from '#domain/service-requests/request-search.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type ListQuery, conditionsOf, flagsOf, hasTerm, isSearch } from './filter-conditions-store.ts';
import { type RequestSource, type StoredRow, selectRows } from './request-rows-store.ts';
import { type ArrivalPosition, type WordEntry, readPositions, readWordEntries } from './request-words-store.ts';
import { type SearchPlan, planIndexLookup, planSearch, termsToVerify } from './search-plan.ts';

type Db = Kysely<DatabaseSchema>;

/** Positions that are read in the first batch where fewer are wanted, and in the largest. */
const firstBatchSize = 32;
const largestBatchSize = 2000;
/** Reads somewhat more than would be enough if the share of matching requests stayed the same. */
const overshoot = 1.3;
/** A batch is at most this many times larger than the one before. */
const largestGrowth = 8;

/**
 * Reads the results of a search, newest first, from the index entries of its leading word, so that few more requests
 * are read than are returned. Null where that word is neither rare nor stands for few words.
 */
export async function readSearchResults(
  db: Db,
  listQuery: ListQuery,
  { after, limit }: { after: ArrivalPosition | null; limit: number },
): Promise<StoredRow[] | null> {
  if (!isSearch(listQuery.filter)) return null;
  const plan = await planSearch(db, listQuery.filter.search);
  if (plan === null) return [];
  const lookup = await planIndexLookup(db, plan);
  if (lookup === null) return null;
  const verification = { listQuery, terms: lookup.unverified };
  const found: StoredRow[] = [];
  let from = after;
  for (let size = Math.max(firstBatchSize, limit); ;) {
    const positions = await readPositions(db, lookup, { after: from, limit: size });
    const ids = positions.map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await selectRows(matchingAmong(db, verification, ids)).execute();
    found.push(...newestFirst(rows));
    if (found.length >= limit || positions.length < size) return found.slice(0, limit);
    from = positions.at(-1) ?? null;
    size = nextBatchSize(size, rows.length, limit - found.length);
  }
}

const newestFirst = (rows: readonly StoredRow[]): StoredRow[] =>
  rows.toSorted((one, other) => other.created_at - one.created_at || (one.id < other.id ? 1 : -1));

/** Returns the ids of the results of a search in no particular order, up to a limit. */
export async function findSearchResultIds(db: Db, listQuery: ListQuery, limit: number): Promise<string[] | null> {
  if (!isSearch(listQuery.filter)) return null;
  const plan = await planSearch(db, listQuery.filter.search);
  const found = new Set<string>();
  if (plan === null) return [];
  const verification = { listQuery, terms: termsToVerify(plan, new Set()) };
  for await (const entries of wordEntriesOf(db, plan)) {
    const ids = [...new Set(entries.map((entry) => entry.service_request_id))];
    const rows = await matchingAmong(db, verification, ids).select('service_requests.id').execute();
    for (const { id } of rows) found.add(id);
    if (found.size >= limit) break;
  }
  return [...found].slice(0, limit);
}

/** What is checked for each request: the filter, and the terms that its text must contain. */
type Verification = { listQuery: ListQuery; terms: readonly SearchTerm[] };

/**
 * Those of some requests that match the filter and the terms. The ids are a list of values, not a subquery: PostgreSQL
 * underestimates how many texts match and would read all of them instead of joining these few.
 */
function matchingAmong(db: Db, { listQuery, terms }: Verification, ids: readonly string[]): RequestSource {
  const flags = flagsOf(listQuery.filter);
  return db
    .selectFrom('service_requests')
    .where('service_requests.id', 'in', ids)
    .where((where) =>
      where.and([
        ...(flags.length === 1 ? [where('service_requests.is_archived', 'in', flags)] : []),
        ...conditionsOf(where, listQuery, false),
        ...terms.map(hasTerm),
      ]),
    );
}

/** Size of the next batch, from how many of the last one matched and how many are missing. */
function nextBatchSize(size: number, fitted: number, missing: number): number {
  const wanted = fitted === 0 ? Infinity : (size / fitted) * missing * overshoot;
  return Math.ceil(Math.min(Math.max(wanted, firstBatchSize), size * largestGrowth, largestBatchSize));
}

async function* wordEntriesOf(db: Db, { lead }: SearchPlan): AsyncGenerator<WordEntry[]> {
  let after: WordEntry | null = null;
  for (;;) {
    const entries: WordEntry[] = await readWordEntries(db, lead, { after, limit: largestBatchSize });
    if (entries.length > 0) yield entries;
    after = entries.at(-1) ?? null;
    if (entries.length < largestBatchSize) return;
  }
}
