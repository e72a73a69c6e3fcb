import type { Kysely } from 'kysely';

/** Bank files, their movements and own mappings of columns (H9). */
export async function addBankImports(db: Kysely<unknown>): Promise<void> {
  await createBankImports(db);
  await createBankEntries(db);
  await createBankProfiles(db);
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
    .addColumn('bank_import_id', 'text', (column) => column.notNull().references('bank_imports.id'))
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
  await db.schema.createIndex('bank_entries_of_import').on('bank_entries').columns(['bank_import_id', 'id']).execute();
  await db.schema.createIndex('bank_entries_open').on('bank_entries').columns(['state', 'booked_on', 'id']).execute();
}

async function createBankProfiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bank_profiles')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
}
