import type { Kysely } from 'kysely';

/** Tax documents, the advances that they take off, and monthly care (H11). */
export async function addTaxDocuments(db: Kysely<unknown>): Promise<void> {
  await createRecurringInvoices(db);
  await createTaxDocuments(db);
  await createTaxDocumentAdvances(db);
  // A structured invoice goes with the mail that brings the document.
  await db.schema.alterTable('outbox_messages').addColumn('tax_document_id', 'text').execute();
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
    .addColumn('payment_id', 'text', (column) => column.unique().references('payments.id'))
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
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('tax_documents_in_series')
    .on('tax_documents')
    .columns(['kind', 'number_year', 'number_sequence'])
    .unique()
    .execute();
  await db.schema.createIndex('tax_documents_by_day').on('tax_documents').columns(['issued_on', 'id']).execute();
  await db.schema.createIndex('tax_documents_of_quote').on('tax_documents').columns(['quote_id']).execute();
  await db.schema.createIndex('tax_documents_of_customer').on('tax_documents').columns(['customer_id']).execute();
  await db.schema.createIndex('tax_documents_of_corrected').on('tax_documents').columns(['corrects_id']).execute();
  await db.schema
    .createIndex('tax_documents_of_period')
    .on('tax_documents')
    .columns(['recurring_id', 'period'])
    .unique()
    .execute();
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
