import type { Kysely } from 'kysely';

/** Payments of which the agency was warned that their tax document is nearly late, each once (H11). */
export async function addAdvanceWarnings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('advance_warnings')
    .addColumn('payment_id', 'text', (column) =>
      column.notNull().primaryKey().references('payments.id').onDelete('cascade'),
    )
    .addColumn('warned_at', 'bigint', (column) => column.notNull())
    .execute();
}
