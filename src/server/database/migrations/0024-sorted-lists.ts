import { type Kysely, sql } from 'kysely';

/** The list of requests can be sorted by value: the middle of the estimate in euro cents, 0 without one. */
export async function addSortedLists(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('service_requests')
    .addColumn('value_eur_minor', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  // Hundredths of each currency for one euro, as they were fixed when this column came.
  await sql`update service_requests set value_eur_minor = cast(
      round((estimate_minimum_minor + estimate_maximum_minor) * 50.0
        / case currency when 'CZK' then 2500 when 'DKK' then 745 else 100 end) as bigint)
    where estimate_minimum_minor is not null and estimate_maximum_minor is not null`.execute(db);
  await db.schema
    .createIndex('service_requests_by_value')
    .on('service_requests')
    .columns(['is_archived', 'value_eur_minor', 'id'])
    .execute();
}
