import type { Kysely } from 'kysely';

/** The owner puts case studies into an order; those that have no place yet come first (A12). */
export async function addOrderOfCaseStudies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('case_studies')
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
