import { type Kysely, type Selectable, type Transaction, sql } from 'kysely';
import type { CustomerDetail, CustomerForm } from '#contract/customers.ts';
import { emailKey } from '#domain/accounts/account.ts';
import type { CustomerValues } from '#domain/customers/customer.ts';
import type { CustomerTable } from '#server/database/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

/** Columns that hold what the form asks for. */
type StoredValues = Pick<
  Selectable<CustomerTable>,
  | 'email_key'
  | 'email'
  | 'name'
  | 'phone'
  | 'company'
  | 'language'
  | 'country'
  | 'company_number'
  | 'tax_number'
  | 'vat_number'
  | 'address'
  | 'note'
>;

/** What the form asks for, as columns. */
function toColumns(values: CustomerValues): StoredValues {
  const { companyNumber, taxNumber, vatNumber, name, phone, company, language, country, address, note, email } = values;
  return {
    email_key: emailKey(email),
    email,
    name,
    phone,
    company,
    language,
    country,
    company_number: companyNumber,
    tax_number: taxNumber,
    vat_number: vatNumber,
    address,
    note,
  };
}

/** What the form asks for, from a stored row. */
function toValues(row: StoredValues): CustomerValues {
  return {
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    language: row.language,
    country: row.country as CustomerValues['country'],
    companyNumber: row.company_number,
    taxNumber: row.tax_number,
    vatNumber: row.vat_number,
    address: row.address,
    note: row.note,
  };
}

/** Reads a customer with contacts; of one that was merged, the one that took it in; null when there is none. */
export async function readCustomer(db: Db, id: string): Promise<CustomerDetail | null> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  if (row.merged_into_id !== null) return readCustomer(db, row.merged_into_id);
  const contacts = await db
    .selectFrom('customer_contacts')
    .select(['id', 'name', 'position', 'email', 'phone'])
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    ...toValues(row),
    id,
    contacts,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    requests: await countRequests(db, id),
  };
}

/** Reads a customer that is known to be there. */
export async function readKnownCustomer(db: Db, id: string): Promise<CustomerDetail> {
  const customer = await readCustomer(db, id);
  if (!customer) throw new Error('A customer that was just written is not there.');
  return customer;
}

/** How many requests a customer has. */
export async function countRequests(db: Db, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('service_requests')
    .select(sql<number>`count(*)`.as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What keeps a customer from being changed by a version: it is gone or merged, or somebody was faster (G5). */
export type LockFailure = 'not-found' | 'changed-meanwhile';

/**
 * Locks a customer of a version until the transaction ends and counts the version up; answers why not, or null. Whoever
 * locks two takes them in the order of their ids.
 */
export async function lockCustomer(
  transaction: Transacting,
  { id, version, now }: { id: string; version: number; now: number },
): Promise<LockFailure | null> {
  const { numUpdatedRows } = await transaction
    .updateTable('customers')
    .set({ version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('merged_into_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return null;
  const there = await transaction
    .selectFrom('customers')
    .select('id')
    .where('id', '=', id)
    .where('merged_into_id', 'is', null)
    .executeTakeFirst();
  return there ? 'changed-meanwhile' : 'not-found';
}

type Contacts = { customerId: string; contacts: CustomerForm['contacts']; newId: () => string };

/** Brings the contacts of a customer to what the form says: changes those it names, adds new ones, removes the rest. */
export async function replaceContacts(
  transaction: Transacting,
  { customerId, contacts, newId }: Contacts,
): Promise<void> {
  const kept = contacts.flatMap(({ id }) => (id === null ? [] : [id]));
  let removal = transaction.deleteFrom('customer_contacts').where('customer_id', '=', customerId);
  if (kept.length > 0) removal = removal.where('id', 'not in', kept);
  await removal.execute();
  for (const { id, ...person } of contacts) {
    if (id === null) {
      const row = { id: newId(), customer_id: customerId, ...person };
      await transaction.insertInto('customer_contacts').values(row).execute();
    } else {
      const ofCustomer = transaction.updateTable('customer_contacts').set(person).where('customer_id', '=', customerId);
      await ofCustomer.where('id', '=', id).execute();
    }
  }
}

/** Adds a customer without contacts; false when one has that address already. */
export async function insertCustomer(
  transaction: Transacting,
  { id, values, now }: { id: string; values: CustomerValues; now: number },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('customers')
    .values({ ...toColumns(values), id, search_text: '', created_at: now, updated_at: now, version: 1 })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Writes what a locked customer is to hold. An address that a merge has turned into a signpost to this customer may
 * become its own again; fails on the table's own rule when another one has it.
 */
export async function writeCustomer(
  transaction: Transacting,
  { id, values }: { id: string; values: CustomerValues },
): Promise<void> {
  const columns = toColumns(values);
  const signpost = transaction.deleteFrom('customers').where('merged_into_id', '=', id);
  await signpost.where('email_key', '=', columns.email_key).execute();
  await transaction.updateTable('customers').set(columns).where('id', '=', id).execute();
}

/** Removes a customer without requests, and those that were merged into it. */
export async function removeCustomer(transaction: Transacting, id: string): Promise<void> {
  await transaction
    .deleteFrom('customers')
    .where((row) => row.or([row('id', '=', id), row('merged_into_id', '=', id)]))
    .execute();
}
