import type { Kysely, Selectable } from 'kysely';
import { wordCodesOf, wordsOf } from '#domain/search/search-words.ts';
import type { QuoteTable } from '#server/database/tables/quote-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { deleteWordsOf, insertWordsOf } from './search-index.ts';

type Db = Kysely<DatabaseSchema>;

const batchSize = 500;

const searchedColumns = ['id', 'search_text', 'number_year', 'number_sequence'] as const;
/** What the search words of a quote are computed from. */
export type SearchedQuote = Pick<Selectable<QuoteTable>, (typeof searchedColumns)[number]>;

/** Inserts the search words of quotes that have none yet. */
export function insertQuoteWords(db: Db, quotes: readonly SearchedQuote[]): Promise<void> {
  return insertWordsOf(
    db,
    'quote_words',
    quotes.map((quote) => ({ id: quote.id, codes: codesOf(quote) })),
  );
}

/** Computes the search words of a quote again, after its text or number has changed. */
export async function updateQuoteWords(db: Db, id: string): Promise<void> {
  await deleteWordsOf(db, 'quote_words', id);
  await insertQuoteWords(db, await db.selectFrom('quotes').select(searchedColumns).where('id', '=', id).execute());
}

/** Computes the words of all quotes when there are none: after a restore, because backups do not contain them. */
export async function fillQuoteWords(db: Db): Promise<void> {
  if (await db.selectFrom('quote_words').select('word_code').limit(1).executeTakeFirst()) return;
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('quotes')
      .select(searchedColumns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const next = rows.at(-1);
    if (!next) return;
    await insertQuoteWords(db, rows);
    last = next.id;
  }
}

/** Year and number are words, so that `2026-0042` is found like any other text. */
function codesOf({ search_text: text, number_year: year, number_sequence: sequence }: SearchedQuote): number[] {
  const numbers = [year, sequence].flatMap((each) => (each === null ? [] : [String(each)]));
  return wordCodesOf([...wordsOf(text), ...numbers]);
}
