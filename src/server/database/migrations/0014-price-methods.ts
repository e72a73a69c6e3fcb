import type { Kysely } from 'kysely';

/**
 * Adds to each version of the price book how lines follow from its figures. Versions that are stored keep the first method,
 * and so do those that the release before publishes while both run.
 */
export async function addPriceMethods(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('price_books')
    .addColumn('method', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
