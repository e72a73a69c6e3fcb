import { type Kysely, sql } from 'kysely';

/**
 * One thread of messages per request or project (I2): a message belongs to a request, or to a project that does not continue the thread
 * of one; what each person has seen of a thread; who has a stream of events open; and the words of a message before they were changed.
 */
export async function addThreads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('service_request_messages')
    .alterColumn('service_request_id', (column) => column.dropNotNull())
    .execute();
  for (const column of ['project_id', 'call_id', 'quoted_id'] as const) {
    await db.schema.alterTable('service_request_messages').addColumn(column, 'text').execute();
  }
  for (const column of ['edited_at', 'deleted_at'] as const) {
    await db.schema.alterTable('service_request_messages').addColumn(column, 'bigint').execute();
  }
  for (const column of ['service_request_id', 'project_id'] as const) {
    await db.schema
      .createIndex(`service_request_messages_by_${column}`)
      .on('service_request_messages')
      .columns([column, 'created_at', 'id'])
      .execute();
  }
  await db.schema
    .createIndex('service_request_messages_by_call')
    .on('service_request_messages')
    .column('call_id')
    .execute();
  await createRevisions(db);
  await createReads(db);
  await continueThreads(db);
}

async function createRevisions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('message_revisions')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('service_request_messages.id').onDelete('cascade'),
    )
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('message_revisions_in_order')
    .on('message_revisions')
    .columns(['message_id', 'id'])
    .execute();
}

async function createReads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('thread_reads')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('service_request_id', 'text')
    .addColumn('project_id', 'text')
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('unread', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('thread_reads_of_user').on('thread_reads').columns(['user_id', 'unread']).execute();
  for (const column of ['service_request_id', 'project_id'] as const) {
    await db.schema.createIndex(`thread_reads_by_${column}`).on('thread_reads').column(column).execute();
  }
  await db.schema
    .createTable('stream_presences')
    .addColumn('user_id', 'text', (column) => column.notNull().primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** The first project of a request goes on with its thread, where the quote went to the customer of the request. */
async function continueThreads(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('projects').addColumn('thread_request_id', 'text').execute();
  await db.schema.createIndex('projects_by_thread').on('projects').column('thread_request_id').execute();
  await sql`update projects set thread_request_id = service_request_id
    where quote_id is not null and service_request_id is not null
    and not exists (select 1 from projects as earlier
      where earlier.service_request_id = projects.service_request_id and earlier.number < projects.number)
    and exists (select 1 from quote_links as links, service_requests as requests, customers
      where links.quote_id = projects.quote_id and requests.id = projects.service_request_id
      and customers.id = requests.customer_id and lower(links.email) = lower(customers.email)
      and (links.ended_at is null or links.is_copy = 0))`.execute(db);
}
