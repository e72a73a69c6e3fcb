import type { Kysely } from 'kysely';

/**
 * When a session last proved whose it is, until when an administrator has put the second factor off, and from where an
 * account was signed in. Sessions of before count as not proved.
 */
export async function addAccountDefence(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('proved_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('users').addColumn('second_factor_put_off_until', 'bigint').execute();
  await db.schema
    .createTable('known_places')
    .addColumn('place_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('known_places_user').on('known_places').column('user_id').execute();
}
