import type { Kysely } from 'kysely';
import { wordCode, wordCodeRange } from '#domain/search-words.ts';
import type { SearchTerm } from '#domain/service-requests/request-search.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** A word of at most this many quotes is read from the index; quotes of more frequent ones are met soon in any order. */
const few = 1_000;

/** Codes of the words that a search term can stand for, both ends included. */
export type CodeRange = { from: number; to: number };

/** How the quotes of a search are found: by their rare word, by walking through all, or not at all. */
export type WordPlan = CodeRange | 'all' | 'none';

/** Chooses the first word of a search that few quotes have. */
export async function planWords(db: Db, terms: readonly SearchTerm[]): Promise<WordPlan> {
  if (terms.length === 0) return 'none';
  let plan: WordPlan = 'all';
  for (const term of terms) {
    const range = rangeOf(term);
    const count = await countWords(db, range);
    if (count === 0) return 'none';
    if (count <= few && plan === 'all') plan = range;
  }
  return plan;
}

/** Subquery with the ids of the quotes that have one of the words. */
export const idsWith = (db: Db, { from, to }: CodeRange) =>
  db
    .selectFrom('quote_words')
    .select('quote_words.quote_id')
    .where('word_code', '>=', from)
    .where('word_code', '<=', to);

async function countWords(db: Db, range: CodeRange): Promise<number> {
  const { count } = await db
    .selectFrom(
      idsWith(db, range)
        .limit(few + 1)
        .as('found'),
    )
    .select((found) => found.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function rangeOf({ word, isWhole }: SearchTerm): CodeRange {
  const code = wordCode(word);
  return isWhole ? { from: code, to: code } : wordCodeRange(word);
}
