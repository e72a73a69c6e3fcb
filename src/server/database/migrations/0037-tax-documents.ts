import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Tax documents, the advances that they take off, and monthly care (H11). */
export async function addTaxDocuments(db: Kysely<unknown>): Promise<void> {
  await createRecurringInvoices(db);
  await createTaxDocuments(db);
  await createTaxDocumentAdvances(db);
  await freeze(db);
  // What is frozen goes with the mail that tells of it.
  for (const column of ['tax_document_id', 'payment_request_id']) {
    await db.schema.alterTable('outbox_messages').addColumn(column, 'text').execute();
  }
}

async function createRecurringInvoices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recurring_invoices')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('quote_id', 'text', (column) => column.references('quotes.id'))
    .addColumn('customer_id', 'text', (column) => column.references('customers.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('starts_in', 'text', (column) => column.notNull())
    .addColumn('ends_in', 'text')
    .addColumn('next_period', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('is_automatic', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('recurring_invoices_due')
    .on('recurring_invoices')
    .columns(['state', 'next_period'])
    .execute();
}

async function createTaxDocuments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tax_documents')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('number_year', 'integer')
    .addColumn('number_sequence', 'integer')
    .addColumn('number', 'text', (column) => column.unique())
    .addColumn('quote_id', 'text', (column) => column.references('quotes.id'))
    .addColumn('service_request_id', 'text', (column) => column.references('service_requests.id'))
    .addColumn('customer_id', 'text', (column) => column.references('customers.id'))
    .addColumn('payment_id', 'text', (column) => column.references('payments.id'))
    .addColumn('corrects_id', 'text', (column) => column.references('tax_documents.id'))
    .addColumn('recurring_id', 'text', (column) => column.references('recurring_invoices.id'))
    .addColumn('period', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('buyer_name', 'text', (column) => column.notNull())
    .addColumn('buyer_company', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('net', 'bigint', (column) => column.notNull())
    .addColumn('tax', 'bigint', (column) => column.notNull())
    .addColumn('gross', 'bigint', (column) => column.notNull())
    .addColumn('payable', 'bigint', (column) => column.notNull())
    .addColumn('issued_on', 'text')
    .addColumn('delivered_on', 'text')
    .addColumn('due_on', 'text')
    .addColumn('issued_at', 'bigint')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('document', 'text')
    .addColumn('sha256', 'text')
    .addColumn('ubl', 'text')
    .addColumn('ubl_sha256', 'text')
    .addColumn('sealed_file', 'text')
    .addColumn('sealed_sha256', 'text')
    .addColumn('sealed_bytes', 'integer')
    .addColumn('sealed_at', 'bigint')
    .addColumn('seal_key_id', 'text', (column) => column.references('seal_keys.id'))
    .addColumn('mail_wanted', 'integer')
    .addColumn('mail_id', 'text')
    .addColumn('delivery', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('call_id', 'text', (column) => column.unique())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('listed_at', 'bigint', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await indexTaxDocuments(db);
}

/** Unique ones for rules, and for each filter of the list one that has its order. */
async function indexTaxDocuments(db: Kysely<unknown>): Promise<void> {
  const on = (name: string, columns: readonly string[]) =>
    db.schema
      .createIndex(`tax_documents_${name}`)
      .on('tax_documents')
      .columns([...columns]);
  await on('in_series', ['kind', 'number_year', 'number_sequence']).unique().execute();
  await on('of_period', ['recurring_id', 'period']).unique().execute();
  await on('of_payment', ['payment_id', 'quote_id']).unique().execute();
  await on('of_corrected', ['corrects_id']).execute();
  await on('by_day', ['issued_on', 'id']).execute();
  const order = ['listed_at', 'id'];
  await on('in_order', order).execute();
  await on('of_kind', ['kind', ...order]).execute();
  await on('of_status', ['status', ...order]).execute();
  await on('of_quote', ['quote_id', ...order]).execute();
  await on('of_customer', ['customer_id', ...order]).execute();
}

async function createTaxDocumentAdvances(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tax_document_advances')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('tax_document_id', 'text', (column) => column.notNull().references('tax_documents.id'))
    .addColumn('advance_id', 'text', (column) => column.notNull().references('tax_documents.id'))
    .addColumn('rate', 'integer', (column) => column.notNull())
    .addColumn('net', 'bigint', (column) => column.notNull())
    .addColumn('tax', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('tax_document_advances_once')
    .on('tax_document_advances')
    .columns(['advance_id', 'rate', 'tax_document_id'])
    .unique()
    .execute();
  await db.schema
    .createIndex('tax_document_advances_of_document')
    .on('tax_document_advances')
    .columns(['tax_document_id'])
    .execute();
}

/** What never changes of an issued document; seal, mail, delivery, and whose it is after customers were merged, may. */
const frozen = [
  'id',
  'kind',
  'status',
  'number_year',
  'number_sequence',
  'number',
  'quote_id',
  'payment_id',
  'corrects_id',
  'recurring_id',
  'period',
  'language',
  'currency',
  'buyer_name',
  'buyer_company',
  'title',
  'net',
  'tax',
  'gross',
  'payable',
  'issued_on',
  'delivered_on',
  'due_on',
  'issued_at',
  'content',
  'document',
  'sha256',
  'ubl',
  'ubl_sha256',
  'author_id',
  'listed_at',
];

/** An issued document and what it takes off are never changed and never deleted, whoever asks (domain rules, "Tax documents"). */
async function freeze(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const same = isPostgres ? 'is not distinct from' : 'is';
  const isChanged = `not (${frozen.map((column) => `new.${column} ${same} old.${column}`).join(' and ')})`;
  const rules = [
    { on: 'update', table: 'tax_documents', when: `old.status = 'issued' and ${isChanged}` },
    { on: 'delete', table: 'tax_documents', when: `old.status = 'issued'` },
    { on: 'update', table: 'tax_document_advances', when: null },
    { on: 'delete', table: 'tax_document_advances', when: null },
  ];
  const refusal = 'issued tax documents are never changed';
  if (isPostgres) {
    await sql`create or replace function refuse_tax_document_change() returns trigger language plpgsql as
      ${sql.raw(`$$ begin raise exception '${refusal}'; end $$`)}`.execute(db);
  }
  for (const { on, table, when } of rules) {
    const condition = when === null ? '' : `when (${when})`;
    const body = isPostgres
      ? `for each row ${condition} execute function refuse_tax_document_change()`
      : `${condition} begin select raise(abort, '${refusal}'); end`;
    await sql.raw(`create trigger ${table}_no_${on} before ${on} on ${table} ${body}`).execute(db);
  }
}
