import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Copies of a person's data, deletions, and what is kept after one with its last day (K6). */
export async function addPersonalData(db: Kysely<unknown>): Promise<void> {
  await createExports(db);
  await createErasures(db);
  await createKeptRecords(db);
  await letKeptDocumentsEnd(db);
}

async function createExports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data_exports')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tables_done', 'integer', (column) => column.notNull())
    .addColumn('tables', 'integer', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('parts', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ready_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('data_exports_of_account').on('data_exports').columns(['user_id', 'id']).execute();
}

async function createErasures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text', (column) => column.unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute();
}

async function createKeptRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_records')
    .addColumn('record_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('basis', 'text', (column) => column.notNull())
    .addColumn('kept_until', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('is_over', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('kept_records_by_day').on('kept_records').columns(['kept_until', 'record_id']).execute();
}

const refusal = 'issued tax documents are never changed';

/** Tables whose rows nobody deletes, and the column with the id of the document. */
const frozen = [
  { table: 'tax_documents', document: 'id', when: `old.status = 'issued'` },
  { table: 'tax_document_advances', document: 'tax_document_id', when: null },
] as const;

/** Issued documents stay as frozen as they were, but for those whose time of keeping is over. */
async function letKeptDocumentsEnd(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const { table, document, when } of frozen) {
    const isOver = `exists (select 1 from kept_records where record_id = old.${document} and is_over = 1)`;
    const trigger = `${table}_no_delete`;
    await sql.raw(`drop trigger ${trigger}${isPostgres ? ` on ${table}` : ''}`).execute(db);
    if (!isPostgres) {
      const condition = [...(when === null ? [] : [when]), `not ${isOver}`].join(' and ');
      await sql
        .raw(
          `create trigger ${trigger} before delete on ${table} when ${condition} begin select raise(abort, '${refusal}'); end`,
        )
        .execute(db);
      continue;
    }
    const guard = `refuse_deletion_from_${table}`;
    await sql
      .raw(
        `create or replace function ${guard}() returns trigger language plpgsql as $$ begin
          if ${isOver} then return old; end if;
          raise exception '${refusal}'; end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${trigger} before delete on ${table} for each row
          ${when === null ? '' : `when (${when})`} execute function ${guard}()`,
      )
      .execute(db);
  }
}
