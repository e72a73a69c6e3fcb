import type { Kysely } from 'kysely';

/** What was chosen in the contact form or on the phone, and the budget that was named, in minor units. */
export async function addToldChoices(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('service_requests').addColumn('told', 'text').execute();
  await db.schema.alterTable('service_requests').addColumn('budget_minimum_minor', 'bigint').execute();
  await db.schema.alterTable('service_requests').addColumn('budget_maximum_minor', 'bigint').execute();
}
