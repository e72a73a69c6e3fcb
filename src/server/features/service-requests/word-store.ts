import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Codes of the words that a term may stand for, both ends included. */
export type CodeRange = { from: number; to: number };

/** Counts by the index alone where words of a range occur, up to a limit. */
export async function countWithin(db: Db, { from, to }: CodeRange, limit: number): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('request_words')
        .select('word_code')
        .where('word_code', '>=', from)
        .where('word_code', '<=', to)
        .limit(limit)
        .as('found'),
    )
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The codes that occur in a range, up to a limit: one step of the index for each, however often it occurs. */
export async function readCodes(db: Db, { from, to }: CodeRange, limit: number): Promise<readonly number[]> {
  const { rows } = await sql<{ code: number }>`
    with recursive codes (code) as (
      select min(word_code) from request_words where word_code >= ${from} and word_code <= ${to}
      union all
      select (select min(word_code) from request_words where word_code > codes.code and word_code <= ${to})
      from codes where codes.code is not null
    )
    select code from codes where code is not null limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}

/** When a request came and its id: its place in the order of arrival. */
export type Place = { at: number; id: string };

/** Which places: of one of some words or of a range of them, and of one of some words for each of the others. */
export type Occurrences = { words: readonly number[] | CodeRange; others: readonly (readonly number[])[] };

/** Reads the places of requests by the index alone, the newest first, after a place and up to a limit. */
export async function readPlaces(
  db: Db,
  { words, others }: Occurrences,
  { after, limit }: { after: Place | null; limit: number },
): Promise<Place[]> {
  const next = after ? sql`and (created_at, service_request_id) < (${after.at}, ${after.id})` : sql``;
  const both = sql.join(others.map(occursToo), sql` `);
  const inOrder = sql`order by created_at desc, service_request_id desc limit ${limit}`;
  const ofEach = conditionsOf(words).map(
    (ofWord) => sql`select * from (
      select distinct created_at, service_request_id from request_words as word
      where ${ofWord} ${next} ${both} ${inOrder}
    ) as places`,
  );
  const { rows } = await sql<{ created_at: number; service_request_id: string }>`
    ${sql.join(ofEach, sql` union `)} ${inOrder}`.execute(db);
  return rows.map((row) => ({ at: row.created_at, id: row.service_request_id }));
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
