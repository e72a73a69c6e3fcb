import type { Kysely } from 'kysely';

/** Mails about threads of projects without a request, both ways, and up to which message each address was mailed (I2, I6). */
export async function addThreadMails(db: Kysely<unknown>): Promise<void> {
  for (const table of ['outbox_messages', 'inbound_mails'] as const) {
    await db.schema.alterTable(table).addColumn('project_id', 'text').execute();
    await db.schema.createIndex(`${table}_of_project`).on(table).column('project_id').execute();
  }
  await db.schema.alterTable('attachments').addColumn('message_id', 'text').execute();
  await db.schema.createIndex('attachments_of_message').on('attachments').column('message_id').execute();
  await db.schema
    .createTable('thread_mailings')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('service_request_id', 'text')
    .addColumn('project_id', 'text')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('mailed_until', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['service_request_id', 'project_id'] as const) {
    await db.schema.createIndex(`thread_mailings_by_${column}`).on('thread_mailings').column(column).execute();
  }
}
