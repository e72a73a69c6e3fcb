import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { wordCode, wordCodeRange } from '#domain/search/search-words.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Row = ExpressionBuilder<DatabaseSchema, 'customers'>;

/**
 * A range of word codes of which a customer must have one, and the text it must contain where the codes are ambiguous.
 */
export type Wanted = { from: number; to: number; text: string | null };

/** Digits that a code holds completely. */
const figure = /^\d{1,10}$/;

/** Words that begin with a term; where codes are ambiguous, the text is checked. */
export function beginningOf(term: string): Wanted {
  return { ...wordCodeRange(term), text: figure.test(term) ? null : term };
}

/** A whole word by its code alone; the caller compares the values. */
export function wholeWord(word: string): Wanted {
  const code = wordCode(word);
  return { from: code, to: code, text: null };
}

/** A word of at most this many customers is read from the index first. */
const few = 1_000;

/**
 * Returns the condition that a customer has all the words. A rare word is looked up first; where all are frequent,
 * customers are scanned newest first and checked for their words.
 */
export async function havingWords(db: Db, wanted: readonly Wanted[]): Promise<(row: Row) => Expression<SqlBool>> {
  const rare = await findRare(db, wanted);
  return (row) =>
    row.and(
      wanted.flatMap((each) => [
        each === rare ? isAmong(row, each) : has(row, each),
        ...(each.text === null ? [] : [row('customers.search_text', 'like', `%${each.text}%`)]),
      ]),
    );
}

async function findRare(db: Db, wanted: readonly Wanted[]): Promise<Wanted | null> {
  for (const each of wanted) {
    const { count } = await db
      .selectFrom(
        db
          .selectFrom('customer_words')
          .select('customer_id')
          .where('word_code', '>=', each.from)
          .where('word_code', '<=', each.to)
          .limit(few + 1)
          .as('found'),
      )
      .select((found) => found.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count <= few) return each;
  }
  return null;
}

function isAmong(row: Row, { from, to }: Wanted) {
  const words = row.selectFrom('customer_words').select('customer_words.customer_id');
  return row('customers.id', 'in', words.where('word_code', '>=', from).where('word_code', '<=', to));
}

/** The offset keeps PostgreSQL from reading all customers of the word first. */
function has(row: Row, { from, to }: Wanted) {
  const words = row
    .selectFrom('customer_words')
    .select('customer_words.word_code')
    .whereRef('customer_words.customer_id', '=', 'customers.id')
    .where('word_code', '>=', from)
    .where('word_code', '<=', to);
  return row.exists(words.limit(1).offset(0));
}
