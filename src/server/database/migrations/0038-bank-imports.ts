import type { Kysely } from 'kysely';

/** Bank files, their movements and own mappings of columns (H9). */
export async function addBankImports(db: Kysely<unknown>): Promise<void> {
  await createBankImports(db);
  await createBankEntries(db);
  await createEntriesOfImports(db);
  await createBankProfiles(db);
  // Names and sums are looked up among what is still unpaid.
  await db.schema.createIndex('payment_requests_by_sum').on('payment_requests').columns(['amount', 'status']).execute();
}

async function createBankImports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bank_imports')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('sha256', 'text', (column) => column.notNull().unique())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('entries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .execute();
}

async function createBankEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bank_entries')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('booked_on', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('counter_account', 'text', (column) => column.notNull())
    .addColumn('counter_name', 'text', (column) => column.notNull())
    .addColumn('variable_symbol', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.references('payments.id'))
    .execute();
  await db.schema
    .createIndex('bank_entries_once')
    .on('bank_entries')
    .columns(['account', 'reference'])
    .unique()
    .execute();
}

/** Which files hold which movement, in the order of their ids: statements overlap. */
async function createEntriesOfImports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bank_import_entries')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('bank_import_id', 'text', (column) => column.notNull().references('bank_imports.id'))
    .addColumn('bank_entry_id', 'text', (column) => column.notNull().references('bank_entries.id'))
    .execute();
  await db.schema
    .createIndex('bank_import_entries_of_import')
    .on('bank_import_entries')
    .columns(['bank_import_id', 'id'])
    .execute();
}

async function createBankProfiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bank_profiles')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
}
