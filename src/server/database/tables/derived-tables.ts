import { type Kysely, sql } from 'kysely';
import { wordCodesOf, wordsOf } from '#domain/search/search-words.ts';
import { promisedAnswerMs } from '#domain/service-requests/clocks.ts';
import { type RequestWordTable, totalsKinds } from './back-office-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

const batchSize = 500;
/** As many rows as both engines take in one statement with three values each. */
const wordsAtOnce = 5_000;

/**
 * Computes the derived tables when they are empty: after the migration that created them and after a restore, because
 * backups do not contain them.
 */
export async function fillDerivedTables(db: Kysely<DatabaseSchema>): Promise<void> {
  const isThere = await db.selectFrom('service_requests').select('id').limit(1).executeTakeFirst();
  if (!isThere || (await db.selectFrom('request_totals').select('day').limit(1).executeTakeFirst())) return;
  await computeTotals(db);
  await computeWords(db);
}

/** Computes the sums of all counted requests for each kind and day, and for each kind over all days (day ''). */
export async function computeTotals(db: Kysely<DatabaseSchema>): Promise<void> {
  await db.deleteFrom('request_totals').execute();
  for (const kind of totalsKinds) {
    const name = sql`coalesce(${sql.ref(kind)}, '')`;
    await sql`
      insert into request_totals
      select ${sql.lit(kind)}, created_day, ${name}, currency, count(*), count(first_response_at),
        sum(case when first_response_at - created_at <= ${sql.lit(promisedAnswerMs)} then 1 else 0 end),
        coalesce(sum(first_response_at - created_at), 0),
        coalesce(sum(coalesce(estimate_minimum_minor, budget_minimum_minor)), 0),
        coalesce(sum(coalesce(estimate_maximum_minor, budget_maximum_minor, budget_minimum_minor)), 0)
      from service_requests
      where customer_id is not null
      group by created_day, ${name}, currency`.execute(db);
  }
  await sql`
    insert into request_totals
    select kind, '', name, currency, sum(requests), sum(answered), sum(answered_in_time),
      sum(response_ms), sum(estimate_minimum_minor), sum(estimate_maximum_minor)
    from request_totals
    group by kind, name, currency`.execute(db);
}

/** Computes the search words of all requests. */
export async function computeWords(db: Kysely<DatabaseSchema>): Promise<void> {
  await db.deleteFrom('request_words').execute();
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('service_requests')
      .select(['id', 'created_at', 'search_text'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    await insertWords(
      db,
      rows.map((row) => ({ id: row.id, createdAt: row.created_at, searchText: row.search_text })),
    );
    const next = rows.at(-1);
    if (!next || rows.length < batchSize) return;
    last = next.id;
  }
}

/** What the search words of a request are computed from. */
export type Findable = { id: string; createdAt: number; searchText: string };

/** Inserts the search words of requests that have none yet. */
export async function insertWords(db: Kysely<DatabaseSchema>, requests: readonly Findable[]): Promise<void> {
  const rows = wordRowsOf(requests);
  for (let start = 0; start < rows.length; start += wordsAtOnce) {
    await db
      .insertInto('request_words')
      .values(rows.slice(start, start + wordsAtOnce))
      .execute();
  }
}

/** Returns the rows with the search words of requests. */
export function wordRowsOf(requests: readonly Findable[]): RequestWordTable[] {
  return requests.flatMap(({ id, createdAt, searchText }) =>
    codesOf(searchText).map((code) => ({ word_code: code, created_at: createdAt, service_request_id: id })),
  );
}

/** Deletes the search words of a request, before its text changes or it is deleted. */
export async function deleteWords(db: Kysely<DatabaseSchema>, { id, createdAt, searchText }: Findable): Promise<void> {
  const codes = codesOf(searchText);
  if (codes.length === 0) return;
  await db
    .deleteFrom('request_words')
    .where('word_code', 'in', codes)
    .where('created_at', '=', createdAt)
    .where('service_request_id', '=', id)
    .execute();
}

const codesOf = (searchText: string) => wordCodesOf(wordsOf(searchText));
