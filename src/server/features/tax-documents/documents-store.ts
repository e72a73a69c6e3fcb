import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { TaxDocument, TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import type { TaxDocumentTable } from '#server/database/tables/money-tables.ts';
import { insertMoneyWords, updateMoneyWords } from '#server/database/search/money-words.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedTaxContent, storedTaxDocument } from '#server/stored/tax-document.ts';

type Db = Kysely<DatabaseSchema>;

export type DocumentRow = Selectable<TaxDocumentTable>;

/** One tax document; null when there is none. */
export async function findDocument(db: Db, id: string): Promise<DocumentRow | null> {
  return (await db.selectFrom('tax_documents').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** One tax document, locked until the transaction ends; null when there is none. */
export async function lockDocument(transaction: Transaction<DatabaseSchema>, id: string): Promise<DocumentRow | null> {
  const row = await transaction
    .updateTable('tax_documents')
    .set((document) => ({ version: document.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a call has made or issued a document. */
export async function hasCall(db: Db, callId: string): Promise<boolean> {
  return (
    (await db.selectFrom('tax_documents').select('id').where('call_id', '=', callId).executeTakeFirst()) !== undefined
  );
}

/** Adds a draft; false when there is one of that id, call, period or payment. */
export async function insertDocument(
  transaction: Transaction<DatabaseSchema>,
  row: Insertable<TaxDocumentTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('tax_documents')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await insertMoneyWords(transaction, 'tax_document_words', [{ id: row.id, text: row.search_text }]);
  return true;
}

/** Changes a draft that still has the version, and increments it; false when somebody else was faster (G5). */
export async function changeDraft(
  transaction: Transaction<DatabaseSchema>,
  { id, version }: Pick<DocumentRow, 'id' | 'version'>,
  changes: Updateable<TaxDocumentTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('tax_documents')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const text = changes.search_text;
  if (text !== undefined) await updateMoneyWords(transaction, 'tax_document_words', { id, text });
  return true;
}

/** Deletes a draft; false when there is none of that id. */
export async function removeDraft(transaction: Transaction<DatabaseSchema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('tax_documents')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** What is written in a document. */
export const contentOf = (row: Pick<DocumentRow, 'id' | 'content'>): TaxDocumentContent =>
  storedTaxContent.read(row.content, `tax_documents ${row.id}`);

/** A document as it was issued; null for a draft. */
export const issuedOf = (row: Pick<DocumentRow, 'id' | 'document'>): TaxDocument | null =>
  row.document === null ? null : storedTaxDocument.read(row.document, `tax_documents ${row.id}`);
