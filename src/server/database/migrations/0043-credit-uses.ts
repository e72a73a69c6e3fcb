import type { Kysely } from 'kysely';

/** Credit that is put on a request later: the call that did it, so that a repetition does it once (H6, H11). */
export async function addCreditUses(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment_allocations').addColumn('call_id', 'text').execute();
  await db.schema
    .createIndex('payment_allocations_by_call')
    .on('payment_allocations')
    .column('call_id')
    .unique()
    .execute();
}
