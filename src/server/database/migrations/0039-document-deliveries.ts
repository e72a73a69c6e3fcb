import type { Kysely } from 'kysely';

/** How far structured invoices have got on their way by the owner's provider, and what the office is told of it (H10). */
export async function addDocumentDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document_deliveries')
    .addColumn('tax_document_id', 'text', (column) => column.notNull().primaryKey().references('tax_documents.id'))
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('tried_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('notifications').addColumn('tax_document_id', 'text').execute();
}
