import type { Kysely } from 'kysely';

/** Which mails an address has turned off, or on again (I3, I5). */
export async function addMailPreferences(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_preferences')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mail_preferences_of_address').on('mail_preferences').column('email_key').execute();
}
