import type { Kysely } from 'kysely';

/**
 * Drafts of quotes show who has them open, as requests do (G5). SQLite cannot let go of a NOT NULL, and who was there a
 * minute ago is worth nothing, so the table is made anew.
 */
export async function addQuotePresences(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('presences').execute();
  await db.schema
    .createTable('presences')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('service_request_id', 'text')
    .addColumn('quote_id', 'text', (column) => column.references('quotes.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('presences_request').on('presences').columns(['service_request_id', 'seen_at']).execute();
  await db.schema.createIndex('presences_quote').on('presences').columns(['quote_id', 'seen_at']).execute();
}
