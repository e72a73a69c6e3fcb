import type { Kysely } from 'kysely';

/** Accounts can have a name that others see; '' shows the username. */
export async function addDisplayNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('display_name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
