import { type Kysely, sql } from 'kysely';
import { moneySearchText } from '#domain/search/money-search.ts';

const batchSize = 500;

/**
 * Part of an index by status, written as queries name it. With `coalesce` SQLite cannot take an index that begins with the status
 * instead, after which it would sort all of that status.
 */
const standsIn = (...statuses: string[]) =>
  sql.raw(`coalesce(status, '') in (${statuses.map((status) => `'${status}'`).join(', ')})`);
const isOpen = standsIn('requested', 'claimed', 'overdue', 'rejected');

/** Words by which documents and requests for money are found, and an index with the order of each of their lists (H6, H11). */
export async function addMoneyAtSize(db: Kysely<unknown>): Promise<void> {
  await createWords(db, { table: 'tax_document_words', owner: 'tax_document_id', of: 'tax_documents' });
  await createWords(db, { table: 'payment_request_words', owner: 'payment_request_id', of: 'payment_requests' });
  await rewrite(db, 'tax_documents', 'search_text');
  await rewrite(db, 'payment_requests', 'search');
  await placeRequestsOfInvoices(db);
  await indexTabs(db);
  await db.schema
    .createIndex('tax_documents_of_request')
    .on('tax_documents')
    .columns(['service_request_id', 'listed_at', 'id'])
    .execute();
  await db.schema
    .createIndex('tax_documents_of_kind_and_status')
    .on('tax_documents')
    .columns(['kind', 'status', 'listed_at', 'id'])
    .execute();
}

async function indexTabs(db: Kysely<unknown>): Promise<void> {
  for (const former of ['payment_requests_open', 'payment_requests_by_start']) {
    await db.schema.dropIndex(former).execute();
  }
  await sql`create index payment_requests_open on payment_requests (due_on, id) where ${isOpen}`.execute(db);
  await sql`create index payment_requests_planned on payment_requests (id) where ${standsIn('planned')}`.execute(db);
  const ended = standsIn('refunded', 'cancelled');
  await sql`create index payment_requests_closed on payment_requests (id) where ${ended}`.execute(db);
}

async function createWords(
  db: Kysely<unknown>,
  { table, owner, of }: { table: string; owner: string; of: string },
): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn('word_code', 'bigint', (column) => column.notNull())
    .addColumn(owner, 'text', (column) => column.notNull().references(`${of}.id`).onDelete('cascade'))
    .addPrimaryKeyConstraint(`${table}_key`, ['word_code', owner])
    .execute();
  await db.schema.createIndex(`${table}_owner`).on(table).column(owner).execute();
}

/** The words themselves are computed when the server starts, as after a restore. */
async function rewrite(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ id: string; text: string }>`select id, ${sql.ref(column)} as text
      from ${sql.table(table)} where id > ${last} order by id limit ${sql.lit(batchSize)}`.execute(db);
    for (const { id, text } of rows) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${moneySearchText(text)} where id = ${id}`.execute(
        db,
      );
    }
    const next = rows.at(-1);
    if (!next) return;
    last = next.id;
  }
}

/** The request of an invoice knows where the invoice stands in the list, so that open invoices are read in that order. */
async function placeRequestsOfInvoices(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment_requests').addColumn('document_listed_at', 'bigint').execute();
  await sql`update payment_requests set document_listed_at =
    (select listed_at from tax_documents where tax_documents.id = payment_requests.tax_document_id)
    where tax_document_id is not null`.execute(db);
  await sql`create index payment_requests_open_invoices on payment_requests (document_listed_at, tax_document_id, due_on)
    where ${isOpen} and tax_document_id is not null`.execute(db);
}
