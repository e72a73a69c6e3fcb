import type { Kysely } from 'kysely';

/** Quotes in versions, what was sent of them, their history, and prepared ones (H1, H2, H7). */
export async function addQuotes(db: Kysely<unknown>): Promise<void> {
  await addQuoteTable(db);
  for (const [name, columns] of listIndexes) {
    await db.schema
      .createIndex(`quotes_by_${name}`)
      .on('quotes')
      .columns([...columns])
      .execute();
  }
  await db.schema.createIndex('quotes_of_request').on('quotes').columns(['service_request_id', 'id']).execute();
  await db.schema.createIndex('quotes_of_customer').on('quotes').columns(['customer_id', 'id']).execute();
  await db.schema.createIndex('quotes_ending').on('quotes').columns(['status', 'expires_at']).execute();
  await addQuoteDetails(db);
}

/** One index for each order of the list. */
const listIndexes = [
  ['updated', ['is_latest', 'updated_at', 'id']],
  ['number', ['is_latest', 'number_year', 'number_sequence', 'id']],
  ['value', ['is_latest', 'value_eur_minor', 'id']],
  ['validity', ['is_latest', 'valid_until', 'id']],
  ['seen', ['is_latest', 'last_viewed_at', 'id']],
  ['status', ['is_latest', 'status', 'updated_at', 'id']],
] as const;

function addQuoteTable(db: Kysely<unknown>): Promise<void> {
  return db.schema
    .createTable('quotes')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('family_id', 'text', (column) => column.notNull())
    .addColumn('version_number', 'integer', (column) => column.notNull())
    .addColumn('number_year', 'integer')
    .addColumn('number_sequence', 'integer')
    .addColumn('service_request_id', 'text', (column) => column.references('service_requests.id'))
    .addColumn('customer_id', 'text', (column) => column.references('customers.id'))
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('is_latest', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('buyer_name', 'text', (column) => column.notNull())
    .addColumn('buyer_company', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('net_minor', 'bigint', (column) => column.notNull())
    .addColumn('gross_minor', 'bigint', (column) => column.notNull())
    .addColumn('monthly_gross_minor', 'bigint', (column) => column.notNull())
    .addColumn('value_eur_minor', 'bigint', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.unique())
    .addColumn('sent_at', 'bigint')
    .addColumn('mail_id', 'text', (column) => column.references('outbox_messages.id').onDelete('set null'))
    .addColumn('copy_mail_ids', 'text')
    .addColumn('replaced_id', 'text')
    .addColumn('replaced_status', 'text')
    .addColumn('first_viewed_at', 'bigint')
    .addColumn('last_viewed_at', 'bigint')
    .addColumn('answered_at', 'bigint')
    .addColumn('closed_reason', 'text')
    .addColumn('reminded_unseen_at', 'bigint')
    .addColumn('reminded_ending_at', 'bigint')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addUniqueConstraint('quotes_version', ['family_id', 'version_number'])
    .addUniqueConstraint('quotes_number', ['number_year', 'number_sequence', 'version_number'])
    .execute();
}

async function addQuoteDetails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quote_snapshots')
    .addColumn('quote_id', 'text', (column) => column.notNull().primaryKey().references('quotes.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('quote_events')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('quote_id', 'text', (column) => column.notNull().references('quotes.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text')
    .addColumn('reason', 'text')
    .execute();
  await db.schema.createIndex('quote_events_of_quote').on('quote_events').columns(['quote_id', 'id']).execute();
  await db.schema
    .createTable('quote_templates')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('lines', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('document_pictures')
    .addColumn('sha256', 'text', (column) => column.notNull().primaryKey())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}
