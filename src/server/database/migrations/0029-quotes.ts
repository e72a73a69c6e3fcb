import { type Kysely, sql } from 'kysely';

/** Quotes in versions, what was sent of them, their history, and prepared ones (H1, H2, H7). */
export async function addQuotes(db: Kysely<unknown>): Promise<void> {
  await addQuoteTable(db);
  await addListIndexes(db);
  await db.schema.createIndex('quotes_of_request').on('quotes').columns(['service_request_id', 'id']).execute();
  await db.schema.createIndex('quotes_of_customer').on('quotes').columns(['customer_id', 'id']).execute();
  await db.schema
    .createIndex('quotes_ending')
    .on('quotes')
    .columns(['status', 'expires_at', 'value_eur_minor'])
    .execute();
  await db.schema.createIndex('quotes_of_sequence').on('quotes').columns(['number_sequence', 'number_year']).execute();
  await db.schema
    .createIndex('quotes_sent')
    .on('quotes')
    .columns(['sent_at', 'status', 'expires_at', 'language', 'service', 'trade', 'value_eur_minor', 'answered_at'])
    .execute();
  await addQuoteDetails(db);
  await addQuoteWords(db);
}

/** What the list is ordered by; a quote without the figure is the lowest, or ends last. */
const orders = {
  updated: 'updated_at',
  sent: '(coalesce(sent_at, 0))',
  number: '(coalesce(cast(number_year as bigint) * 1000000000 + number_sequence, 0))',
  value: 'value_eur_minor',
  validity: '(coalesce(expires_at, 9000000000000000))',
  seen: '(coalesce(last_viewed_at, 0))',
};

/** Columns by which the list is read: the newest versions, those of a language or currency, and all of a status. */
const groups = {
  newest: 'is_latest',
  language: 'is_latest, language',
  currency: 'is_latest, currency',
  status: 'status',
};

/** One index for each of the groups in each order, so that no page of the list is sorted. */
async function addListIndexes(db: Kysely<unknown>): Promise<void> {
  for (const [order, key] of Object.entries(orders)) {
    for (const [group, columns] of Object.entries(groups)) {
      await sql`create index ${sql.ref(`quotes_${group}_by_${order}`)} on quotes (${sql.raw(`${columns}, ${key}, id`)})`.execute(
        db,
      );
    }
  }
}

/** Derived from the quotes: where a word or a number occurs. */
async function addQuoteWords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quote_words')
    .addColumn('word_code', 'bigint', (column) => column.notNull())
    .addColumn('quote_id', 'text', (column) => column.notNull().references('quotes.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('quote_words_key', ['word_code', 'quote_id'])
    .execute();
  await db.schema.createIndex('quote_words_quote').on('quote_words').columns(['quote_id', 'word_code']).execute();
}

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
    .addColumn('service', 'text')
    .addColumn('trade', 'text')
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
