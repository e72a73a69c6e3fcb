import { type Kysely, sql } from 'kysely';
import { wordCodesOf } from '#domain/search/search-words.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type SearchIndex, deleteWordsOf, insertWordsOf } from './search-index.ts';

type Db = Kysely<DatabaseSchema>;

const batchSize = 500;

/** Table and column that the words of each index are computed from; the text is written by `moneySearchText`. */
const sourceOf = {
  tax_document_words: { table: 'tax_documents', column: 'search_text' },
  payment_request_words: { table: 'payment_requests', column: 'search' },
} as const satisfies Partial<Record<SearchIndex, object>>;

type MoneyIndex = keyof typeof sourceOf;

/** A row and the text that it is found by. */
export type Found = { id: string; text: string };

/** Inserts the search words of documents or requests for money that have none yet. */
export function insertMoneyWords(db: Db, index: MoneyIndex, rows: readonly Found[]): Promise<void> {
  return insertWordsOf(
    db,
    index,
    rows.map(({ id, text }) => ({ id, codes: wordCodesOf(text.split(' ').filter((word) => word !== '')) })),
  );
}

/** Computes the search words of one anew, after its text has changed. */
export async function updateMoneyWords(db: Db, index: MoneyIndex, row: Found): Promise<void> {
  await deleteWordsOf(db, index, row.id);
  await insertMoneyWords(db, index, [row]);
}

/** Computes the words of all documents and requests for money where there are none: after a restore, because backups do not contain them. */
export async function fillMoneyWords(db: Db): Promise<void> {
  for (const index of Object.keys(sourceOf) as MoneyIndex[]) {
    const { rows } = await sql`select 1 from ${sql.table(index)} limit 1`.execute(db);
    if (rows.length === 0) await fill(db, index);
  }
}

async function fill(db: Db, index: MoneyIndex): Promise<void> {
  const { table, column } = sourceOf[index];
  let last = '';
  for (;;) {
    const { rows } = await sql<Found>`select id, ${sql.ref(column)} as text from ${sql.table(table)}
      where id > ${last} order by id limit ${sql.lit(batchSize)}`.execute(db);
    const next = rows.at(-1);
    if (!next) return;
    await insertMoneyWords(db, index, rows);
    last = next.id;
  }
}
