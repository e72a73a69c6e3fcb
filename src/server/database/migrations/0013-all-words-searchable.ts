import { type Kysely, sql } from 'kysely';
import { wordCode, wordsOf } from '#domain/search/search-words.ts';
import { requestSearchText } from '#domain/service-requests/request-search.ts';

/** So many words of a record were searchable before. */
const formerLimit = 80;
/** A text of more words is longer than this: two letters for each word and a blank between them. */
const formerLength = formerLimit * 3 - 1;
const batchSize = 200;
/** As many rows as both engines take in one statement with three values each. */
const rowsAtOnce = 5_000;

type StoredRequest = {
  id: string;
  created_at: number;
  number: number;
  title: string;
  contact: string;
  description: string;
  answers: string | null;
  search_text: string;
};

/** Adds the words beyond the former limit to long requests and customers. */
export async function makeAllWordsSearchable(db: Kysely<unknown>): Promise<void> {
  await extendRequests(db);
  await extendCustomers(db);
}

async function extendRequests(db: Kysely<unknown>): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<StoredRequest>`
      select id, created_at, number, title, contact, description, answers, search_text from service_requests
      where id > ${last} and length(search_text) - length(replace(search_text, ' ', '')) = ${formerLimit - 1}
      order by id limit ${batchSize}`.execute(db);
    for (const row of rows) {
      const known = row.search_text.split(' ');
      const words = [...new Set([...known, ...searchTextOf(row).split(' ')])];
      const values = codesOf(words.slice(known.length)).map((code) => sql`(${code}, ${row.created_at}, ${row.id})`);
      await sql`update service_requests set search_text = ${words.join(' ')} where id = ${row.id}`.execute(db);
      await insertWords(db, { table: 'request_words', values });
    }
    const next = rows.at(-1);
    if (!next) return;
    last = next.id;
  }
}

function searchTextOf({ number, title, contact, description, answers }: StoredRequest): string {
  const customTrade = answers === null ? '' : (JSON.parse(answers).customTrade ?? '');
  return requestSearchText({ number, title, contact: JSON.parse(contact), description, customTrade });
}

/** Customers without any words are left out: their words are computed when the server starts. */
async function extendCustomers(db: Kysely<unknown>): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ id: string; search_text: string }>`
      select id, search_text from customers
      where id > ${last} and length(search_text) > ${formerLength}
        and exists (select 1 from customer_words where customer_id = customers.id)
      order by id limit ${batchSize}`.execute(db);
    for (const row of rows) {
      const values = codesOf(wordsOf(row.search_text)).map((code) => sql`(${code}, ${row.id})`);
      await insertWords(db, { table: 'customer_words', values });
    }
    const next = rows.at(-1);
    if (!next) return;
    last = next.id;
  }
}

const codesOf = (words: readonly string[]) => [...new Set(words.map(wordCode))];

type NewWords = { table: 'request_words' | 'customer_words'; values: readonly ReturnType<typeof sql>[] };

async function insertWords(db: Kysely<unknown>, { table, values }: NewWords): Promise<void> {
  for (let start = 0; start < values.length; start += rowsAtOnce) {
    const some = sql.join(values.slice(start, start + rowsAtOnce));
    await sql`insert into ${sql.table(table)} values ${some} on conflict do nothing`.execute(db);
  }
}
