import { type Kysely, type RawBuilder, sql } from 'kysely';
import { wordCode, wordCodeRange } from '#domain/search/search-words.ts';
import type { SearchTerm } from '#domain/service-requests/request-search.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Column of each table of words that says whose word it is. */
const ownerOf = {
  quote_words: 'quote_id',
  tax_document_words: 'tax_document_id',
  payment_request_words: 'payment_request_id',
} as const;

/** A table of the words by which rows of another one are found. */
export type SearchIndex = keyof typeof ownerOf;

/** A word of at most this many rows is read from the index; rows of more frequent ones are met soon in any order. */
const few = 1_000;
/** As many rows as both engines take in one statement with two values each. */
const wordsAtOnce = 5_000;

/** Codes of the words that a search term can stand for, both ends included. */
export type CodeRange = { from: number; to: number };

/** How the rows of a search are found: by their rare word, by walking through all, or not at all. */
export type WordPlan = CodeRange | 'all' | 'none';

/** Chooses the first word of a search that few rows have. */
export async function planWords(db: Db, index: SearchIndex, terms: readonly SearchTerm[]): Promise<WordPlan> {
  if (terms.length === 0) return 'none';
  let plan: WordPlan = 'all';
  for (const term of terms) {
    const range = rangeOf(term);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (${selectIds(index, range)} limit ${sql.lit(few + 1)}) as found`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count === 0) return 'none';
    if (count <= few && plan === 'all') plan = range;
  }
  return plan;
}

/** Subquery with the ids of the rows that have one of the words. */
export const idsWith = (index: SearchIndex, range: CodeRange): RawBuilder<string> =>
  sql<string>`(${selectIds(index, range)})`;

const selectIds = (index: SearchIndex, { from, to }: CodeRange) =>
  sql`select ${sql.ref(ownerOf[index])} from ${sql.table(index)} where word_code >= ${from} and word_code <= ${to}`;

/** A row with the codes of its words, each once. */
export type Indexed = { id: string; codes: readonly number[] };

/** Inserts the words of rows that have none yet. */
export async function insertWordsOf(db: Db, index: SearchIndex, rows: readonly Indexed[]): Promise<void> {
  const words = rows.flatMap(({ id, codes }) => codes.map((code) => sql`(${code}, ${id})`));
  for (let start = 0; start < words.length; start += wordsAtOnce) {
    const values = sql.join(words.slice(start, start + wordsAtOnce));
    await sql`insert into ${sql.table(index)} (word_code, ${sql.ref(ownerOf[index])}) values ${values}`.execute(db);
  }
}

/** Deletes the words of a row, before they are inserted anew. */
export async function deleteWordsOf(db: Db, index: SearchIndex, id: string): Promise<void> {
  await sql`delete from ${sql.table(index)} where ${sql.ref(ownerOf[index])} = ${id}`.execute(db);
}

function rangeOf({ word, isWhole }: SearchTerm): CodeRange {
  const code = wordCode(word);
  return isWhole ? { from: code, to: code } : wordCodeRange(word);
}
