import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { RecurringInvoiceTable } from '#server/database/tables/money-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

export type CareRow = Selectable<RecurringInvoiceTable>;

/** Monthly care of one quote or of all, the running one first. */
export function findCare(db: Db, quoteId: string | undefined): Promise<CareRow[]> {
  return db
    .selectFrom('recurring_invoices')
    .selectAll()
    .$if(quoteId !== undefined, (query) => query.where('quote_id', '=', quoteId ?? ''))
    .orderBy('state')
    .orderBy('id')
    .execute();
}

/** One care; null when there is none. */
export async function findOneCare(db: Db, id: string): Promise<CareRow | null> {
  return (await db.selectFrom('recurring_invoices').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** One care, locked until the transaction ends; null when there is none. */
export async function lockCare(transaction: Transaction<DatabaseSchema>, id: string): Promise<CareRow | null> {
  const row = await transaction
    .updateTable('recurring_invoices')
    .set((care) => ({ version: care.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a care. */
export async function insertCare(
  transaction: Transaction<DatabaseSchema>,
  row: Insertable<RecurringInvoiceTable>,
): Promise<void> {
  await transaction.insertInto('recurring_invoices').values(row).execute();
}

/** Changes a locked care and counts its version on. */
export async function changeCare(
  transaction: Transaction<DatabaseSchema>,
  { id, version }: Pick<CareRow, 'id' | 'version'>,
  changes: Updateable<RecurringInvoiceTable>,
): Promise<void> {
  await transaction
    .updateTable('recurring_invoices')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Ids of running care whose next month has begun by a month (`YYYY-MM`). */
export async function findDueCare(db: Db, period: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recurring_invoices')
    .select('id')
    .where('state', '=', 'active')
    .where('next_period', '<=', period)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
