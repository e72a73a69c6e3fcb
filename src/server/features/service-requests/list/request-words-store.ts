import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Codes of the words that a search term can stand for, both ends included. */
export type CodeRange = { from: number; to: number };

/** How many entries the words of a range have, and the distinct codes among them; both up to a limit. */
export type WordStatistics = { count: number; codes: readonly number[] };

/**
 * Reads statistics of word ranges in one statement by the index alone: one index seek for each distinct code, however
 * many entries it has.
 */
export async function readWordStatistics<Range extends CodeRange>(
  db: Db,
  ranges: readonly Range[],
  { maxCounted, maxCodes }: { maxCounted: number; maxCodes: number },
): Promise<(Range & WordStatistics)[]> {
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
      from codes where code is not null and nth < ${maxCodes}
    )
    select place, code, null as count from codes where code is not null
    union all
    select place, null, (select count(*) from (
      select 1 from request_words where word_code >= first and word_code <= last limit ${maxCounted}
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

/** Time of arrival (ms UTC) and id of a request: its position in the order of arrival. */
export type ArrivalPosition = { at: number; id: string };

/** Which requests to find: those with one of some words (or of a range), and with one word of each further list. */
export type WordMatch = { words: readonly number[] | CodeRange; others: readonly (readonly number[])[] };

type PageRange = { after: ArrivalPosition | null; limit: number };

/** Reads the positions of matching requests by the index alone, newest first, after a position and up to a limit. */
export async function readPositions(db: Db, wordMatch: WordMatch, part: PageRange): Promise<ArrivalPosition[]> {
  const { rows } = await positionsOf(wordMatch, part).execute(db);
  return rows.map((row) => ({ at: row.created_at, id: row.service_request_id }));
}

type StoredPosition = { created_at: number; service_request_id: string };

function positionsOf({ words, others }: WordMatch, { after, limit }: PageRange): RawBuilder<StoredPosition> {
  const next = after ? sql`and (created_at, service_request_id) < (${after.at}, ${after.id})` : sql``;
  const both = sql.join(others.map(alsoContains), sql` `);
  const inOrder = sql`order by created_at desc, service_request_id desc limit ${limit}`;
  const ofEach = conditionsOf(words).map(
    (ofWord) => sql`select * from (
      select distinct created_at, service_request_id from request_words as word
      where ${ofWord} ${next} ${both} ${inOrder}
    ) as positions`,
  );
  return sql<StoredPosition>`${sql.join(ofEach, sql` union `)} ${inOrder}`;
}

/**
 * One condition for each branch of the union; each single word is already sorted by the index. A range is not, but has
 * few enough entries to be sorted.
 */
function conditionsOf(words: WordMatch['words']): RawBuilder<SqlBool>[] {
  if ('from' in words) return [sql<SqlBool>`word_code >= ${words.from} and word_code <= ${words.to}`];
  return words.map((code) => sql<SqlBool>`word_code = ${code}`);
}

/** Condition: the request also contains one of some words. The limit makes it one index seek for each position. */
function alsoContains(codes: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`and 1 = (select 1 from request_words as other where other.word_code in (${sql.join(codes)})
    and other.created_at = word.created_at and other.service_request_id = word.service_request_id limit 1)`;
}

/** A row of the word index. */
export type WordEntry = { word_code: number; created_at: number; service_request_id: string };

/** Reads the entries of a word range in index order, after an entry and up to a limit. */
export async function readWordEntries(
  db: Db,
  { from, to }: CodeRange,
  { after, limit }: { after: WordEntry | null; limit: number },
): Promise<WordEntry[]> {
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
