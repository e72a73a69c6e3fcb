import type { Kysely, Selectable, Transaction } from 'kysely';
import type { BankEntry } from '#domain/bank-imports/bank-entry.ts';
import type { EntryToMatch } from '#domain/bank-imports/match-entry.ts';
import type { BankEntryTable } from '#server/database/tables/money-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;
export type BankEntryRow = Selectable<BankEntryTable>;

/** An entry with the payment that it was booked as. */
export type StoredEntry = EntryToMatch & { paymentId: string | null };

/** Rows that one statement takes; both engines bound its parameters. */
const rowsAtOnce = 500;

/** What is stored under a reference. */
type Known = { id: string; amount: number; bookedOn: string };

/** Entries of an account that are stored already, by reference. */
export async function findKnown(db: Db, account: string, references: readonly string[]): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  for (const some of pages(references)) {
    const rows = await db
      .selectFrom('bank_entries')
      .select(['id', 'reference', 'amount', 'booked_on'])
      .where('account', '=', account)
      .where('reference', 'in', some)
      .execute();
    for (const row of rows) known.set(row.reference, { id: row.id, amount: row.amount, bookedOn: row.booked_on });
  }
  return known;
}

/** Stores entries that are new. In the order given, so that two who store some of the same never wait for each other. */
export async function insertEntries(
  transaction: Transacting,
  entries: readonly BankEntry[],
  newId: () => string,
): Promise<void> {
  for (const some of pages(entries)) {
    await transaction
      .insertInto('bank_entries')
      .values(some.map((entry) => rowOf(entry, newId())))
      .onConflict((conflict) => conflict.columns(['account', 'reference']).doNothing())
      .execute();
  }
}

/** Says which entries a file holds, in its order. */
export async function linkEntries(
  transaction: Transacting,
  { importId, entryIds, newId }: { importId: string; entryIds: readonly string[]; newId: () => string },
): Promise<void> {
  for (const some of pages(entryIds)) {
    await transaction
      .insertInto('bank_import_entries')
      .values(some.map((entryId) => ({ id: newId(), bank_import_id: importId, bank_entry_id: entryId })))
      .execute();
  }
}

/** All entries of a file, in its order. */
export async function entriesOfImport(db: Db, importId: string): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('bank_import_entries')
    .innerJoin('bank_entries', 'bank_entries.id', 'bank_import_entries.bank_entry_id')
    .selectAll('bank_entries')
    .where('bank_import_entries.bank_import_id', '=', importId)
    .orderBy('bank_import_entries.id')
    .execute();
  return rows.map(presentEntry);
}

/** One entry; null when there is none. */
export async function findEntry(db: Db, id: string): Promise<StoredEntry | null> {
  const row = await db.selectFrom('bank_entries').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? presentEntry(row) : null;
}

type State = BankEntryRow['state'];

/** Moves an entry from one state to another and locks it; null when it is no longer in that state. */
export async function moveEntry(
  transaction: Transacting,
  { id, from, to }: { id: string; from: State; to: State },
): Promise<StoredEntry | null> {
  const row = await transaction
    .updateTable('bank_entries')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
  return row ? presentEntry(row) : null;
}

/** Says as which payment an entry was booked. */
export async function setPayment(transaction: Transacting, id: string, paymentId: string): Promise<void> {
  await transaction.updateTable('bank_entries').set({ payment_id: paymentId }).where('id', '=', id).execute();
}

function* pages<Each>(all: readonly Each[]): Generator<readonly Each[]> {
  for (let at = 0; at < all.length; at += rowsAtOnce) yield all.slice(at, at + rowsAtOnce);
}

const rowOf = (entry: BankEntry, id: string): BankEntryRow => ({
  id,
  account: entry.account,
  reference: entry.reference,
  booked_on: entry.bookedOn,
  amount: entry.amount,
  currency: entry.currency,
  counter_account: entry.counterAccount,
  counter_name: entry.counterName,
  variable_symbol: entry.variableSymbol,
  message: entry.message,
  state: 'open',
  payment_id: null,
});

const presentEntry = (row: BankEntryRow): StoredEntry => ({
  id: row.id,
  account: row.account,
  reference: row.reference,
  bookedOn: row.booked_on,
  amount: row.amount,
  currency: row.currency,
  counterAccount: row.counter_account,
  counterName: row.counter_name,
  variableSymbol: row.variable_symbol,
  message: row.message,
  state: row.state,
  paymentId: row.payment_id,
});
