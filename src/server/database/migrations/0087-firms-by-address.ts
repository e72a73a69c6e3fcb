import type { Kysely } from 'kysely';

/** Firms are found by the addresses that they remember with each call of a customer (I5). */
export async function indexFirmsByAddress(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('firm_addresses_by_address').on('firm_addresses').column('address').execute();
}
