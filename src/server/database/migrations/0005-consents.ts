import type { Kysely } from 'kysely';

/** Choices about cookies, each with the day of the text that was shown (B12). */
export async function addConsents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('categories', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .execute();
}
