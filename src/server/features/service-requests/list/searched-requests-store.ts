import { type Kysely, expressionBuilder } from 'kysely';
import type { SearchTerm } from '#domain/service-requests/request-search.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Asked, conditionsOf, flagsOf, hasTerm, isSearch } from './filter-conditions-store.ts';
import { type RequestSource, type StoredRow, selectRows } from './request-rows-store.ts';
import { type SearchPlan, planSearch, unsureTerms, wordsToFollow } from './search-plan.ts';
import { type Entry, type Place, idsAt, readEntries, readPlaces } from './request-words-store.ts';

type Db = Kysely<DatabaseSchema>;

/** Places that are looked at together at first, and at most. */
const firstLook = 32;
const mostAtOnce = 2000;
/** A bit more than as many as would do if as many of them fitted as before. */
const reserve = 1.3;
/** How many times more are looked at next, at most. */
const mostGrowth = 8;

/**
 * Reads what a search finds, the newest first, from the places of its rarest word: few more requests are read than are
 * shown, however often the word occurs. Null where its words are neither few nor of few kinds.
 */
export async function readFound(
  db: Db,
  asked: Asked,
  { after, limit }: { after: Place | null; limit: number },
): Promise<StoredRow[] | null> {
  if (!isSearch(asked.filter)) return null;
  const plan = await planSearch(db, asked.filter.search);
  if (plan === null) return [];
  const way = await wordsToFollow(db, plan);
  if (way === null) return null;
  const question = { asked, terms: way.unsure };
  if (isCertain(question)) {
    const source = db.selectFrom('service_requests').where('service_requests.id', 'in', idsAt(way, { after, limit }));
    return newestFirst(await selectRows(source).execute());
  }
  const found: StoredRow[] = [];
  let from = after;
  for (let size = firstLook; ;) {
    const places = await readPlaces(db, way, { after: from, limit: size });
    const ids = places.map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await selectRows(fitting(db, question, ids)).execute();
    found.push(...newestFirst(rows));
    if (found.length >= limit || places.length < size) return found.slice(0, limit);
    from = places.at(-1) ?? null;
    size = nextLook(size, rows.length, limit - found.length);
  }
}

/** Whether the places alone tell what is found. */
function isCertain({ asked, terms }: Question): boolean {
  const conditions = conditionsOf(expressionBuilder<DatabaseSchema, 'service_requests'>(), asked, false);
  return terms.length === 0 && conditions.length === 0 && flagsOf(asked.filter).length === 2;
}

const newestFirst = (rows: readonly StoredRow[]): StoredRow[] =>
  rows.toSorted((one, other) => other.created_at - one.created_at || (one.id < other.id ? 1 : -1));

/** The ids of what a search finds, in no order, up to a limit. */
export async function findFoundIds(db: Db, asked: Asked, limit: number): Promise<string[] | null> {
  if (!isSearch(asked.filter)) return null;
  const plan = await planSearch(db, asked.filter.search);
  const found = new Set<string>();
  if (plan === null) return [];
  const question = { asked, terms: unsureTerms(plan, new Set()) };
  for await (const entries of entriesOf(db, plan)) {
    const ids = [...new Set(entries.map((entry) => entry.service_request_id))];
    const rows = await fitting(db, question, ids).select('service_requests.id').execute();
    for (const { id } of rows) found.add(id);
    if (found.size >= limit) break;
  }
  return [...found].slice(0, limit);
}

/** What is asked of requests one by one: the filter, and terms that their texts must have. */
type Question = { asked: Asked; terms: readonly SearchTerm[] };

/**
 * Those of some requests that a search and its filter leave. They are named one by one, since PostgreSQL takes what is
 * asked of their texts for so rare that it would rather read all texts than join those few.
 */
function fitting(db: Db, { asked, terms }: Question, ids: readonly string[]): RequestSource {
  const flags = flagsOf(asked.filter);
  return db
    .selectFrom('service_requests')
    .where('service_requests.id', 'in', ids)
    .where((where) =>
      where.and([
        ...(flags.length === 1 ? [where('service_requests.is_archived', 'in', flags)] : []),
        ...conditionsOf(where, asked, false),
        ...terms.map(hasTerm),
      ]),
    );
}

/** How many places to look at next, by how many of the last ones fitted and how many are missing. */
function nextLook(size: number, fitted: number, missing: number): number {
  const wanted = fitted === 0 ? Infinity : (size / fitted) * missing * reserve;
  return Math.ceil(Math.min(Math.max(wanted, firstLook), size * mostGrowth, mostAtOnce));
}

async function* entriesOf(db: Db, { lead }: SearchPlan): AsyncGenerator<Entry[]> {
  let after: Entry | null = null;
  for (;;) {
    const entries: Entry[] = await readEntries(db, lead, { after, limit: mostAtOnce });
    if (entries.length > 0) yield entries;
    after = entries.at(-1) ?? null;
    if (entries.length < mostAtOnce) return;
  }
}
