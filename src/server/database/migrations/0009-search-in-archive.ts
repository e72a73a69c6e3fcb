import type { Kysely } from 'kysely';

/** Of what a search finds by its words it is only left to ask whether it is archived, which the index alone answers. */
export async function addSearchInArchive(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('service_requests_in_archive')
    .on('service_requests')
    .columns(['id', 'is_archived'])
    .execute();
}
