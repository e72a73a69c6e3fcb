import type { Kysely } from 'kysely';

/** Customers can be made anonymous for good. */
export async function addAnonymisedCustomers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('customers').addColumn('anonymised_at', 'bigint').execute();
}
