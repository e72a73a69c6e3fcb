import { type Kysely, sql } from 'kysely';

/**
 * A payment can get another advance tax document once the first one was given back (H11): it has one draft at a time, and any number of
 * issued ones. Servers of the release before write less than that.
 */
export async function allowAdvancesAgain(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('tax_documents_of_payment').execute();
  await db.schema
    .createIndex('tax_documents_of_payment')
    .on('tax_documents')
    .columns(['payment_id', 'quote_id'])
    .execute();
  await sql`create unique index tax_documents_drafted_of_payment on tax_documents (payment_id, quote_id)
    where status = 'draft'`.execute(db);
}
