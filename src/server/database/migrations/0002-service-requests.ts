import type { Kysely } from 'kysely';

type OrderedColumn = 'is_archived' | 'created_at desc' | 'id desc';

/** Customers, estimates, service requests with their history, and the mails they cause. */
export async function addServiceRequests(db: Kysely<unknown>): Promise<void> {
  await createCustomers(db);
  await createEstimates(db);
  await createServiceRequests(db);
  await indexServiceRequests(db);
  await createEvents(db);
  await createOutbox(db);
}

async function createCustomers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}

async function createEstimates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('estimates')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('price_book_version', 'integer', (column) => column.notNull().references('price_books.version'))
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('minimum_minor', 'bigint', (column) => column.notNull())
    .addColumn('maximum_minor', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createServiceRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_requests')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('number', 'bigint', (column) => column.notNull().unique())
    .addColumn('confirmation_token', 'text', (column) => column.notNull().unique())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('payload_hash', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id'))
    .addColumn('estimate_id', 'text', (column) => column.references('estimates.id'))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('priority', 'text', (column) => column.notNull())
    .addColumn('waiting_on', 'text', (column) => column.notNull())
    .addColumn('assignee_id', 'text', (column) => column.references('users.id'))
    .addColumn('is_archived', 'integer', (column) => column.notNull())
    .addColumn('is_unread', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('service', 'text')
    .addColumn('trade', 'text')
    .addColumn('answers', 'text')
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('estimate_minimum_minor', 'bigint')
    .addColumn('estimate_maximum_minor', 'bigint')
    .addColumn('cancel_reason', 'text')
    .addColumn('first_response_at', 'bigint')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_day', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}

async function indexServiceRequests(db: Kysely<unknown>): Promise<void> {
  const newestFirst: OrderedColumn[] = ['is_archived', 'created_at desc', 'id desc'];
  await db.schema.createIndex('service_requests_list').on('service_requests').columns(newestFirst).execute();
  await db.schema
    .createIndex('service_requests_by_status')
    .on('service_requests')
    .columns(['status', ...newestFirst])
    .execute();
  await db.schema
    .createIndex('service_requests_by_assignee')
    .on('service_requests')
    .columns(['assignee_id', ...newestFirst])
    .execute();
  await db.schema.createIndex('service_requests_by_customer').on('service_requests').column('customer_id').execute();
  await db.schema.createIndex('service_requests_by_estimate').on('service_requests').column('estimate_id').execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_request_events')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('service_request_id', 'text', (column) => column.notNull().references('service_requests.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text')
    .addColumn('reason', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('service_request_events_in_order')
    .on('service_request_events')
    .columns(['service_request_id', 'at', 'id'])
    .execute();
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_messages')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('service_request_id', 'text', (column) => column.references('service_requests.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text_body', 'text', (column) => column.notNull())
    .addColumn('html_body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .execute();
  await db.schema.createIndex('outbox_by_request').on('outbox_messages').column('service_request_id').execute();
  await db.schema.createIndex('outbox_by_state').on('outbox_messages').columns(['state', 'created_at']).execute();
}
