import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Keeps whether a document is mailed as soon as it is sealed. */
export async function wantMail(transaction: Transaction<DatabaseSchema>, id: string, isMailed: boolean): Promise<void> {
  await transaction
    .updateTable('tax_documents')
    .set({ mail_wanted: isMailed ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}
