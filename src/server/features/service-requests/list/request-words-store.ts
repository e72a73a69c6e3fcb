import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Codes of the words that a term may stand for, both ends included. */
export type CodeRange = { from: number; to: number };

/** How often the words of a range occur, and which they are, by their codes; both up to a limit. */
export type Words = { count: number; codes: readonly number[] };

/** Looks up the words of ranges by the index alone, in one statement: one step of it for each code, however often it occurs. */
export async function readWords<Range extends CodeRange>(
  db: Db,
  ranges: readonly Range[],
  { mostCounted, mostCodes }: { mostCounted: number; mostCodes: number },
): Promise<(Range & Words)[]> {
  if (ranges.length === 0) return [];
  const values = ranges.map(
    ({ from, to }, place) => sql`(cast(${place} as integer), cast(${from} as bigint), cast(${to} as bigint))`,
  );
  const { rows } = await sql<{ place: number; code: number | null; count: number | null }>`
    with recursive ranges (place, first, last) as (values ${sql.join(values)}),
    codes (place, code, last, nth) as (
      select place, (select min(word_code) from request_words where word_code >= first and word_code <= last), last, 1
      from ranges
      union all
      select place, (select min(word_code) from request_words where word_code > code and word_code <= last), last, nth + 1
      from codes where code is not null and nth < ${mostCodes}
    )
    select place, code, null as count from codes where code is not null
    union all
    select place, null, (select count(*) from (
      select 1 from request_words where word_code >= first and word_code <= last limit ${mostCounted}
    ) as found) from ranges`.execute(db);
  return ranges.map((range, place) => {
    const own = rows.filter((row) => row.place === place);
    return {
      ...range,
      count: own.find(({ count }) => count !== null)?.count ?? 0,
      codes: own.flatMap(({ code }) => code ?? []).toSorted((one, other) => one - other),
    };
  });
}

/** When a request came and its id: its place in the order of arrival. */
export type Place = { at: number; id: string };

/** Which places: of one of some words or of a range of them, and of one of some words for each of the others. */
export type Occurrences = { words: readonly number[] | CodeRange; others: readonly (readonly number[])[] };

type Part = { after: Place | null; limit: number };

/** Reads the places of requests by the index alone, the newest first, after a place and up to a limit. */
export async function readPlaces(db: Db, occurrences: Occurrences, part: Part): Promise<Place[]> {
  const { rows } = await placesOf(occurrences, part).execute(db);
  return rows.map((row) => ({ at: row.created_at, id: row.service_request_id }));
}

/** The ids at the places that `readPlaces` would read, to be asked for in a statement. */
export function idsAt(occurrences: Occurrences, part: Part): RawBuilder<string> {
  return sql<string>`(select service_request_id from (${placesOf(occurrences, part)}) as at_places)`;
}

type StoredPlace = { created_at: number; service_request_id: string };

function placesOf({ words, others }: Occurrences, { after, limit }: Part): RawBuilder<StoredPlace> {
  const next = after ? sql`and (created_at, service_request_id) < (${after.at}, ${after.id})` : sql``;
  const both = sql.join(others.map(occursToo), sql` `);
  const inOrder = sql`order by created_at desc, service_request_id desc limit ${limit}`;
  const ofEach = conditionsOf(words).map(
    (ofWord) => sql`select * from (
      select distinct created_at, service_request_id from request_words as word
      where ${ofWord} ${next} ${both} ${inOrder}
    ) as places`,
  );
  return sql<StoredPlace>`${sql.join(ofEach, sql` union `)} ${inOrder}`;
}

/** One condition for each branch whose index has the order; a range has none, and few enough places to be put in it. */
function conditionsOf(words: Occurrences['words']): RawBuilder<SqlBool>[] {
  if ('from' in words) return [sql<SqlBool>`word_code >= ${words.from} and word_code <= ${words.to}`];
  return words.map((code) => sql<SqlBool>`word_code = ${code}`);
}

/** That one of some words occurs at the place as well, to be asked of one place after another and of no further one. */
function occursToo(codes: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`and 1 = (select 1 from request_words as other where other.word_code in (${sql.join(codes)})
    and other.created_at = word.created_at and other.service_request_id = word.service_request_id limit 1)`;
}

/** An entry of the index of words. */
export type Entry = { word_code: number; created_at: number; service_request_id: string };

/** Reads where words of a range occur in the order of the index, after an entry and up to a limit. */
export async function readEntries(
  db: Db,
  { from, to }: CodeRange,
  { after, limit }: { after: Entry | null; limit: number },
): Promise<Entry[]> {
  let query = db
    .selectFrom('request_words')
    .selectAll()
    .where('word_code', '>=', from)
    .where('word_code', '<=', to)
    .orderBy('word_code')
    .orderBy('created_at')
    .orderBy('service_request_id')
    .limit(limit);
  if (after) {
    query = query.where((where) =>
      where(
        where.refTuple('word_code', 'created_at', 'service_request_id'),
        '>',
        where.tuple(after.word_code, after.created_at, after.service_request_id),
      ),
    );
  }
  return query.execute();
}
