import type { Kysely } from 'kysely';

/** Mails that came in, how far the mailbox was read, and by which way a message came into a conversation (I2). */
export async function addInboundMails(db: Kysely<unknown>): Promise<void> {
  await createInboundMails(db);
  await createMailboxReads(db);
  const messages = () => db.schema.alterTable('service_request_messages');
  await messages()
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('office'))
    .execute();
  await messages().addColumn('inbound_mail_id', 'text').execute();
}

async function createInboundMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inbound_mails')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('once_key', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('from_address', 'text', (column) => column.notNull())
    .addColumn('is_other_sender', 'integer', (column) => column.notNull())
    .addColumn('is_automatic', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text_body', 'text', (column) => column.notNull())
    .addColumn('object_key', 'text')
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('files_left', 'integer', (column) => column.notNull())
    .addColumn('service_request_id', 'text', (column) => column.references('service_requests.id'))
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('inbound_mails_of_request').on('inbound_mails').column('service_request_id').execute();
  await db.schema.createIndex('inbound_mails_by_state').on('inbound_mails').columns(['state', 'id']).execute();
  await db.schema
    .createIndex('inbound_mails_of_sender')
    .on('inbound_mails')
    .columns(['from_address', 'received_at'])
    .execute();
}

async function createMailboxReads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailbox_reads')
    .addColumn('mailbox', 'text', (column) => column.notNull().primaryKey())
    .addColumn('held_by', 'text')
    .addColumn('held_until', 'bigint')
    .addColumn('read_at', 'bigint')
    .addColumn('uid_validity', 'text')
    .addColumn('last_uid', 'bigint')
    .addColumn('failure', 'text')
    .execute();
}
