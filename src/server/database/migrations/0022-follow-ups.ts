import type { Kysely } from 'kysely';

/** When a request is to be looked at again, and what the people of the agency are told in the back office. */
export async function addFollowUps(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('service_requests').addColumn('follow_up_at', 'bigint').execute();
  await db.schema.alterTable('service_requests').addColumn('follow_up_by', 'text').execute();
  await db.schema.alterTable('service_requests').addColumn('follow_up_reminded_at', 'bigint').execute();
  await db.schema
    .createIndex('service_requests_later')
    .on('service_requests')
    .columns(['follow_up_at', 'id'])
    .where('follow_up_at', 'is not', null)
    .execute();
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('service_request_id', 'text', (column) => column.references('service_requests.id').onDelete('cascade'))
    .addColumn('requests', 'integer', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .execute();
  await db.schema.createIndex('notifications_of_user').on('notifications').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('notifications_of_request').on('notifications').column('service_request_id').execute();
}
