import type { Kysely, Selectable } from 'kysely';
import { customerSearchText } from '#domain/customers/find-customers.ts';
import { wordCodesOf, wordsOf } from '#domain/search/search-words.ts';
import type { CustomerContactTable } from '#server/database/tables/back-office-tables.ts';
import type { CustomerTable } from '#server/database/tables/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** As many rows as both engines take in one statement with two values each. */
const wordsAtOnce = 5_000;
const batchSize = 500;

type Contact = Pick<CustomerContactTable, 'customer_id' | 'name' | 'position' | 'email' | 'phone'>;

/** Columns that a customer is searched by. */
const searchedColumns = [
  'id',
  'name',
  'email',
  'company',
  'phone',
  'company_number',
  'tax_number',
  'vat_number',
] as const;
type Searched = Pick<Selectable<CustomerTable>, (typeof searchedColumns)[number]>;

/** Returns the search text of a stored customer. */
function searchTextOf(row: Omit<Searched, 'id'>, contacts: readonly Contact[]): string {
  const numbers = { companyNumber: row.company_number, taxNumber: row.tax_number, vatNumber: row.vat_number };
  return customerSearchText({ ...row, ...numbers }, contacts);
}

/** Inserts the search words of customers that have none yet. */
export async function insertCustomerWords(
  db: Db,
  customers: readonly { id: string; searchText: string }[],
): Promise<void> {
  const rows = customerWordRows(customers);
  for (let start = 0; start < rows.length; start += wordsAtOnce) {
    await db
      .insertInto('customer_words')
      .values(rows.slice(start, start + wordsAtOnce))
      .execute();
  }
}

/** Returns the rows with the search words of customers. */
export function customerWordRows(customers: readonly { id: string; searchText: string }[]) {
  return customers.flatMap(({ id, searchText }) =>
    wordCodesOf(wordsOf(searchText)).map((code) => ({
      word_code: code,
      customer_id: id,
    })),
  );
}

/** Deletes the search words of a customer, before its text changes or it is deleted. */
export async function deleteCustomerWords(db: Db, id: string): Promise<void> {
  await db.deleteFrom('customer_words').where('customer_id', '=', id).execute();
}

/** Computes the search text and words of a customer again from its stored values and contacts. */
export async function updateCustomerSearch(db: Db, id: string): Promise<void> {
  const row = await db.selectFrom('customers').select(searchedColumns).where('id', '=', id).executeTakeFirstOrThrow();
  const found = await withSearchTexts(db, [row]);
  const searchText = found[0]?.searchText ?? '';
  await db.updateTable('customers').set({ search_text: searchText }).where('id', '=', id).execute();
  await deleteCustomerWords(db, id);
  await insertCustomerWords(db, found);
}

/**
 * Computes the words of all customers when there are none: after a migration or a restore (backups do not contain
 * them).
 */
export async function fillCustomerWords(db: Db): Promise<void> {
  if (await db.selectFrom('customer_words').select('word_code').limit(1).executeTakeFirst()) return;
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('customers')
      .select(searchedColumns)
      .where('merged_into_id', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const next = rows.at(-1);
    if (!next) return;
    await insertCustomerWords(db, await withSearchTexts(db, rows));
    last = next.id;
  }
}

async function withSearchTexts(db: Db, rows: readonly Searched[]): Promise<{ id: string; searchText: string }[]> {
  const contacts = await db
    .selectFrom('customer_contacts')
    .select(['customer_id', 'name', 'position', 'email', 'phone'])
    .where(
      'customer_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const byCustomer = Map.groupBy(contacts, (contact) => contact.customer_id);
  return rows.map((row) => ({ id: row.id, searchText: searchTextOf(row, byCustomer.get(row.id) ?? []) }));
}
