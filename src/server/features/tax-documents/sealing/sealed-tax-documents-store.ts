import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { SealedFile } from '#server/features/quotes/sealing/sealed-file.ts';

/** Keeps whether a document is mailed as soon as it is sealed. */
export async function wantMail(transaction: Transaction<DatabaseSchema>, id: string, isMailed: boolean): Promise<void> {
  await transaction
    .updateTable('tax_documents')
    .set({ mail_wanted: isMailed ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/**
 * Names the file that will be the sealed PDF of a document, before its bytes are stored, so that none lies about without a row.
 * False when another server was faster; `before` is the file that was named earlier and is not there.
 */
export async function nameSealedDocument(
  db: Kysely<DatabaseSchema>,
  id: string,
  { file, before }: { file: SealedFile; before: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tax_documents')
    .set({
      sealed_file: file.key,
      sealed_sha256: file.sha256,
      sealed_bytes: file.bytes,
      seal_key_id: file.sealKeyId,
    })
    .where('id', '=', id)
    .where('sealed_at', 'is', null)
    .where('sealed_file', before === null ? 'is' : '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes the named file the document, once and for all; false when it is that already or another one was named. */
export async function markDocumentSealed(
  transaction: Transaction<DatabaseSchema>,
  id: string,
  { key, now }: { key: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('tax_documents')
    .set({ sealed_at: now })
    .where('id', '=', id)
    .where('sealed_file', '=', key)
    .where('sealed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Documents that were issued before a moment (ms UTC) and are not sealed, oldest first. */
export async function listUnsealedDocuments(db: Kysely<DatabaseSchema>, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tax_documents')
    .select('id')
    .where('sealed_at', 'is', null)
    .where('issued_at', '<', before)
    .orderBy('issued_at')
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps with a document the mail that carries it. */
export async function changeDocumentMail(
  transaction: Transaction<DatabaseSchema>,
  id: string,
  mailId: string,
): Promise<void> {
  await transaction
    .updateTable('tax_documents')
    .set({ mail_id: mailId, mail_wanted: 0 })
    .where('id', '=', id)
    .execute();
}
