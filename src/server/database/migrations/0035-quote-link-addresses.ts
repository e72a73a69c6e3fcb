import { type Kysely, sql } from 'kysely';

/** The quotes of an address are found by an index, in whatever case it was written (I3). */
export async function addQuoteLinkAddresses(db: Kysely<unknown>): Promise<void> {
  await sql`create index quote_links_of_address on quote_links (lower(email))`.execute(db);
}
