import { type Insertable, type Kysely, type Selectable, type Transaction, type Updateable, sql } from 'kysely';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts';
import type { QuoteTable } from '#server/database/tables/quote-tables.ts';
import { updateQuoteWords } from '#server/database/search/quote-words.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedQuoteContent } from '#server/stored/quotes/quote-content.ts';

export type QuoteRow = Selectable<QuoteTable>;

/** One version of a quote; null when there is none. */
export async function findQuote(db: Kysely<DatabaseSchema>, id: string): Promise<QuoteRow | null> {
  return (await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** All versions of a family, oldest first, without their content. */
export function findVersions(db: Kysely<DatabaseSchema>, familyId: string) {
  return db
    .selectFrom('quotes')
    .select([
      'id',
      'version_number',
      'number_year',
      'number_sequence',
      'status',
      'currency',
      'gross_minor',
      'sent_at',
      'created_at',
    ])
    .where('family_id', '=', familyId)
    .orderBy('version_number')
    .execute();
}

/** Adds a version; false when one of that id or of that place in its family exists. */
export async function insertQuote(
  transaction: Transaction<DatabaseSchema>,
  row: Insertable<QuoteTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('quotes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isNew = numInsertedOrUpdatedRows === 1n;
  if (isNew) {
    await copyKindOfRequest(transaction, row.id);
    await updateQuoteWords(transaction, row.id);
  }
  return isNew;
}

/** Keeps with a quote what its request is for, so that lists and figures by service and trade read quotes alone. */
async function copyKindOfRequest(transaction: Transaction<DatabaseSchema>, id: string): Promise<void> {
  const ofRequest = (column: 'service' | 'trade') =>
    sql<
      string | null
    >`(select ${sql.ref(`request.${column}`)} from service_requests as request where request.id = quotes.service_request_id)`;
  await transaction
    .updateTable('quotes')
    .set({ service: ofRequest('service'), trade: ofRequest('trade') })
    .where('id', '=', id)
    .where('service_request_id', 'is not', null)
    .execute();
}

/**
 * Changes a quote that still has the version, and increments it; false when somebody else was faster (G5). Every change of
 * status goes through here.
 */
export async function changeQuote(
  transaction: Transaction<DatabaseSchema>,
  { id, version }: Pick<QuoteRow, 'id' | 'version'>,
  changes: Updateable<QuoteTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('quotes')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  const isChanged = numUpdatedRows === 1n;
  if (isChanged && wordColumns.some((column) => changes[column] !== undefined)) await updateQuoteWords(transaction, id);
  return isChanged;
}

/** Columns that the search words follow from. */
const wordColumns = ['search_text', 'number_sequence'] as const;

/** What the agency has written in a quote. */
export const contentOf = (row: Pick<QuoteRow, 'id' | 'content'>): QuoteContent =>
  storedQuoteContent.read(row.content, `quotes ${row.id}`);

/** The number of a version as people read it; null while none is drawn. */
export function numberOf(row: Pick<QuoteRow, 'number_year' | 'number_sequence' | 'version_number'>): string | null {
  const { number_year: year, number_sequence: sequence, version_number: version } = row;
  return year === null || sequence === null ? null : formatQuoteNumber({ year, sequence, version });
}
