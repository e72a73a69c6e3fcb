import { type Kysely, sql } from 'kysely';

type ListColumn =
  | 'is_archived'
  | 'priority'
  | 'service'
  | 'language'
  | 'source'
  | 'waiting_on'
  | 'is_unread'
  | 'customer_id'
  | 'created_at desc'
  | 'updated_at desc'
  | 'id desc';

/** What the back office works with: lists by every filter, notes, replies, templates, company numbers, figures. */
export async function addBackOffice(db: Kysely<unknown>): Promise<void> {
  await extendServiceRequests(db);
  await separateSearchWords(db);
  await createSearchWords(db);
  await createTotals(db);
  await createRecords(db);
  await db.schema.createIndex('users_by_role').on('users').columns(['role', 'username_key']).execute();
  await extendCustomers(db);
  await createTemplates(db);
  await extendPriceBooks(db);
  await indexMails(db);
  await db.schema.createIndex('audit_entries_kind').on('audit_entries').columns(['actor_kind', 'id']).execute();
}

async function extendServiceRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('service_requests').addColumn('answer_due_at', 'bigint').execute();
  // Nothing was answered from here before: whatever waits for us was promised an answer within 24 hours.
  await sql`update service_requests set answer_due_at = created_at + 86400000
    where waiting_on = 'us' and is_archived = 0`.execute(db);
  const newestFirst: ListColumn[] = ['is_archived', 'created_at desc', 'id desc'];
  const lists: Record<string, ListColumn[]> = {
    priority: ['priority', ...newestFirst],
    service: ['service', ...newestFirst],
    language: ['language', ...newestFirst],
    source: ['source', ...newestFirst],
    waiting: ['waiting_on', ...newestFirst],
    unread: ['is_unread', ...newestFirst],
    customer: ['customer_id', ...newestFirst],
    activity: ['is_archived', 'updated_at desc', 'id desc'],
  };
  await db.schema.dropIndex('service_requests_by_customer').execute();
  for (const [name, columns] of Object.entries(lists)) {
    await db.schema.createIndex(`service_requests_by_${name}`).on('service_requests').columns(columns).execute();
  }
  await db.schema
    .createIndex('service_requests_by_due')
    .on('service_requests')
    .columns(['is_archived', 'answer_due_at', 'id'])
    .execute();
  // What owes an answer is little: whatever its order, it is looked through here and not among all.
  await db.schema
    .createIndex('service_requests_owed')
    .on('service_requests')
    .columns(['created_at desc', 'id desc', 'answer_due_at', 'is_archived'])
    .where('answer_due_at', 'is not', null)
    .execute();
}

/** A search text was folded typing; now it is its words with blanks between them, so that each begins after a blank. */
async function separateSearchWords(db: Kysely<unknown>): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ id: string; search_text: string }>`
      select id, search_text from service_requests where id > ${last} order by id limit 500`.execute(db);
    for (const { id, search_text: text } of rows) {
      const words = text.split(/[^\p{L}\p{N}]+/u).map((word) => (/^\d+$/.test(word) ? word.replace(/^0+/, '') : word));
      const separated = [...new Set(words.filter((word) => word.length > 1))].slice(0, 80).join(' ');
      await sql`update service_requests set search_text = ${separated} where id = ${id}`.execute(db);
      last = id;
    }
    if (rows.length === 0) return;
  }
}

/** Derived from `search_text`: where a word occurs, newest request first. */
async function createSearchWords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('request_words')
    .addColumn('word_code', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('service_request_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('request_words_key', ['word_code', 'created_at', 'service_request_id'])
    .execute();
}

/**
 * Derived from the requests: how many there are on each day, and on all days together (day ''), once by status, once by
 * service, by language and by source. Not by all four at once: a day's rows stay as few with a million requests.
 */
async function createTotals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('request_totals')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('requests', 'bigint', (column) => column.notNull())
    .addColumn('answered', 'bigint', (column) => column.notNull())
    .addColumn('answered_in_time', 'bigint', (column) => column.notNull())
    .addColumn('response_ms', 'bigint', (column) => column.notNull())
    .addColumn('estimate_minimum_minor', 'bigint', (column) => column.notNull())
    .addColumn('estimate_maximum_minor', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('request_totals_key', ['kind', 'day', 'name', 'currency'])
    .execute();
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_request_notes')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('service_request_id', 'text', (column) => column.notNull().references('service_requests.id'))
    .addColumn('author_id', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('service_request_notes_in_order')
    .on('service_request_notes')
    .columns(['service_request_id', 'id'])
    .execute();
  await db.schema
    .createTable('service_request_messages')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('service_request_id', 'text', (column) => column.notNull().references('service_requests.id'))
    .addColumn('direction', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('outbox_message_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('service_request_messages_in_order')
    .on('service_request_messages')
    .columns(['service_request_id', 'id'])
    .execute();
  await db.schema
    .createTable('presences')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('service_request_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('presences_request').on('presences').columns(['service_request_id', 'seen_at']).execute();
  await db.schema
    .createTable('saved_views')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('saved_views_name').unique().on('saved_views').columns(['user_id', 'name']).execute();
  await db.schema
    .createTable('funnel_steps')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('reached', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('funnel_steps_day').on('funnel_steps').column('day').execute();
}

async function extendCustomers(db: Kysely<unknown>): Promise<void> {
  for (const column of ['country', 'company_number', 'tax_number', 'vat_number', 'address', 'note'] as const) {
    await db.schema
      .alterTable('customers')
      .addColumn(column, 'text', (each) => each.notNull().defaultTo(''))
      .execute();
  }
  // A merged customer stays as a signpost, so that its address leads to the one that took it in.
  await db.schema.alterTable('customers').addColumn('merged_into_id', 'text').execute();
  await db.schema.createIndex('customers_merged').on('customers').columns(['merged_into_id', 'id']).execute();
  await db.schema.createIndex('customers_company_number').on('customers').column('company_number').execute();
  await db.schema.createIndex('customers_list').on('customers').columns(['created_at desc', 'id desc']).execute();
  await db.schema
    .createTable('customer_contacts')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('customer_contacts_customer').on('customer_contacts').column('customer_id').execute();
  for (const column of ['country', 'language'] as const) {
    await db.schema
      .createIndex(`customers_by_${column}`)
      .on('customers')
      .columns([column, 'created_at desc', 'id desc'])
      .execute();
  }
  await createCustomerWords(db);
}

/** Derived from the customers: where a word occurs. */
async function createCustomerWords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_words')
    .addColumn('word_code', 'bigint', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_words_key', ['word_code', 'customer_id'])
    .execute();
  await db.schema
    .createIndex('customer_words_customer')
    .on('customer_words')
    .columns(['customer_id', 'word_code'])
    .execute();
}

async function createTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('message_templates')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('message_templates_name').on('message_templates').columns(['language', 'name']).execute();
}

async function extendPriceBooks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('price_books').addColumn('author_id', 'text').execute();
  await db.schema
    .alterTable('price_books')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('library_features')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('category', 'text', (column) => column.notNull())
    /** Name and description in each language, JSON. */
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('unit_price_minor', 'bigint', (column) => column.notNull())
    .addColumn('is_archived', 'integer', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('library_features_list')
    .on('library_features')
    .columns(['is_archived', 'category', 'id'])
    .execute();
  // The latest estimates are computed anew with a book that is being edited.
  await db.schema.createIndex('estimates_latest').on('estimates').columns(['created_at desc', 'id desc']).execute();
}

async function indexMails(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('outbox_list').on('outbox_messages').columns(['created_at desc', 'id desc']).execute();
  await db.schema
    .createIndex('outbox_list_by_state')
    .on('outbox_messages')
    .columns(['state', 'created_at desc', 'id desc'])
    .execute();
  // People type their addresses in small and capital letters.
  await sql`create index outbox_list_by_recipient on outbox_messages (lower(recipient), created_at desc, id desc)`.execute(
    db,
  );
}
