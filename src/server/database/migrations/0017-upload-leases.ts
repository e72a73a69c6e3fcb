import type { Kysely } from 'kysely';

/** Which instance works on an upload, so that several may share the folder of arriving bytes (K2). */
export async function addUploadLeases(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attachments').addColumn('held_by', 'text').execute();
  await db.schema.alterTable('attachments').addColumn('held_until', 'bigint').execute();
  await db.schema
    .alterTable('attachments')
    .addColumn('is_wanted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
