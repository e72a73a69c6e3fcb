import { type Kysely, sql } from 'kysely';
import { refuseChanges } from '#server/database/refuse-changes.ts';

/** Requests for money, payments, how they settle each other, and the projects that begin by them (H6, I1). */
export async function addPayments(db: Kysely<unknown>): Promise<void> {
  await createPaymentRequests(db);
  await createPaymentRequestEvents(db);
  await createPayments(db);
  await createPaymentAllocations(db);
  await createProjects(db);
  for (const [table, columns] of Object.entries(lasting)) await refuseChanges(db, table, columns);
}

/** What a row of money says for good; accounts that are deleted leave no trace but their id in `payment_request_events`. */
const lasting = {
  payments: [
    'id',
    'received_on',
    'amount',
    'currency',
    'source',
    'bank_reference',
    'account',
    'payer_name',
    'payer_account',
    'variable_symbol',
    'message',
    'undoes_id',
    'bank_entry_id',
    'call_id',
    'created_at',
    'created_by',
  ],
  payment_allocations: ['id', 'payment_id', 'payment_request_id', 'amount'],
  payment_request_events: [
    'id',
    'payment_request_id',
    'at',
    'actor_kind',
    'actor_id',
    'kind',
    'from_status',
    'to_status',
    'reason',
  ],
} as const;

async function createPaymentRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_requests')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('quote_id', 'text', (column) => column.references('quotes.id'))
    .addColumn('part_index', 'integer')
    .addColumn('part_due', 'text')
    .addColumn('milestone', 'text', (column) => column.notNull())
    .addColumn('share', 'integer')
    .addColumn('tax_document_id', 'text')
    .addColumn('service_request_id', 'text', (column) => column.references('service_requests.id'))
    .addColumn('customer_id', 'text', (column) => column.references('customers.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('number_year', 'integer')
    .addColumn('number_sequence', 'integer')
    .addColumn('variable_symbol', 'text', (column) => column.unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('paid', 'bigint', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('payer_name', 'text', (column) => column.notNull())
    .addColumn('payer_email', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text')
    .addColumn('requested_at', 'bigint')
    .addColumn('claimed_at', 'bigint')
    .addColumn('paid_at', 'bigint')
    .addColumn('closed_reason', 'text')
    .addColumn('reminders', 'integer', (column) => column.notNull())
    .addColumn('reminded_at', 'bigint')
    .addColumn('reminders_stopped', 'integer', (column) => column.notNull())
    .addColumn('document', 'text')
    .addColumn('sha256', 'text')
    .addColumn('mail_id', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await indexPaymentRequests(db);
}

/** Open requests are listed by their last day, paid ones by the day of the payment, others by when they were made. */
async function indexPaymentRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('payment_requests_of_part')
    .on('payment_requests')
    .columns(['quote_id', 'part_index'])
    .unique()
    .execute();
  await db.schema
    .createIndex('payment_requests_in_series')
    .on('payment_requests')
    .columns(['number_year', 'number_sequence'])
    .unique()
    .execute();
  await db.schema
    .createIndex('payment_requests_by_due')
    .on('payment_requests')
    .columns(['status', 'due_on', 'id'])
    .execute();
  await sql`create index payment_requests_open on payment_requests (due_on, id)
    where status in ('requested', 'claimed', 'overdue', 'rejected')`.execute(db);
  await db.schema
    .createIndex('payment_requests_by_end')
    .on('payment_requests')
    .columns(['status', 'paid_at', 'id'])
    .execute();
  await db.schema
    .createIndex('payment_requests_by_start')
    .on('payment_requests')
    .columns(['status', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('payment_requests_of_request')
    .on('payment_requests')
    .columns(['service_request_id'])
    .execute();
  await db.schema
    .createIndex('payment_requests_of_document')
    .on('payment_requests')
    .columns(['tax_document_id'])
    .execute();
  await db.schema.createIndex('payment_requests_of_customer').on('payment_requests').columns(['customer_id']).execute();
}

async function createPaymentRequestEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_request_events')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('payment_request_id', 'text', (column) => column.notNull().references('payment_requests.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text')
    .addColumn('reason', 'text')
    .execute();
  await db.schema
    .createIndex('payment_request_events_of_request')
    .on('payment_request_events')
    .columns(['payment_request_id', 'id'])
    .execute();
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('received_on', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('bank_reference', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('payer_name', 'text', (column) => column.notNull())
    .addColumn('payer_account', 'text', (column) => column.notNull())
    .addColumn('variable_symbol', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('undoes_id', 'text', (column) => column.references('payments.id'))
    .addColumn('bank_entry_id', 'text')
    .addColumn('call_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .execute();
  await db.schema.createIndex('payments_by_day').on('payments').columns(['received_on', 'id']).execute();
  await db.schema.createIndex('payments_of_entry').on('payments').column('bank_entry_id').unique().execute();
  await db.schema.createIndex('payments_by_undone').on('payments').columns(['undoes_id']).execute();
  await sql`create unique index payments_undone_once on payments (undoes_id) where source = 'counter-row'`.execute(db);
  await sql`create unique index payments_of_bank on payments (account, bank_reference)
    where source = 'bank-file' and bank_reference <> ''`.execute(db);
  await db.schema.createIndex('payments_by_call').on('payments').columns(['call_id']).unique().execute();
}

async function createPaymentAllocations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_allocations')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('payment_request_id', 'text', (column) => column.notNull().references('payment_requests.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('payment_allocations_of_payment')
    .on('payment_allocations')
    .columns(['payment_id'])
    .execute();
  await db.schema
    .createIndex('payment_allocations_of_request')
    .on('payment_allocations')
    .columns(['payment_request_id'])
    .execute();
}

async function createProjects(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('projects')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('quote_id', 'text', (column) => column.notNull().unique().references('quotes.id'))
    .addColumn('service_request_id', 'text', (column) => column.references('service_requests.id'))
    .addColumn('customer_id', 'text', (column) => column.references('customers.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}
