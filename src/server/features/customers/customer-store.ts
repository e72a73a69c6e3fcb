import { type Kysely, type Selectable, type Transaction, sql } from 'kysely';
import type { CustomerDetail, CustomerForm } from '#contract/customers.ts';
import { emailKey } from '#domain/accounts/account.ts';
import type { CustomerValues } from '#domain/customers/customer.ts';
import type { CustomerTable } from '#server/database/tables/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

/** Columns with the values of the form. */
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

/** Returns the columns for the values of the form. */
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

/** Returns the values of the form from a stored row. */
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

/** Reads a customer with contacts; for a merged one, the customer it was merged into. Null when it does not exist. */
export async function readCustomer(db: Db, id: string): Promise<CustomerDetail | null> {
  const row = await db
    .selectFrom('customers')
    .leftJoin('restrictions', 'restrictions.customer_id', 'customers.id')
    .selectAll('customers')
    .select('restrictions.ground')
    .where('customers.id', '=', id)
    .executeTakeFirst();
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
    isAnonymised: row.anonymised_at !== null,
    restriction: row.ground,
  };
}

/** Reads a customer that exists. */
export async function readKnownCustomer(db: Db, id: string): Promise<CustomerDetail> {
  const customer = await readCustomer(db, id);
  if (!customer) throw new Error('A customer that was just written is not there.');
  return customer;
}

/** Counts the requests of a customer. */
export async function countRequests(db: Db, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('service_requests')
    .select(sql<number>`count(*)`.as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What is about a customer beside requests; all of it stays. */
export const recordsOfCustomers = [
  'quotes',
  'payment_requests',
  'projects',
  'tax_documents',
  'recurring_invoices',
] as const;

/** Whether a customer has a quote, sent or not, a project, or anything about money. */
export async function hasRecords(db: Db, customerId: string): Promise<boolean> {
  for (const table of recordsOfCustomers) {
    const record = db.selectFrom(table).select('id').where('customer_id', '=', customerId).limit(1);
    if ((await record.executeTakeFirst()) !== undefined) return true;
  }
  return false;
}

/** Why a customer cannot be changed by its version: it was deleted or merged, or changed by somebody else (G5). */
export type LockFailure = 'not-found' | 'changed-meanwhile';

/**
 * Locks a customer of a version until the transaction ends and increments the version; returns why that is not
 * possible, or null. Two customers are to be locked in the order of their ids.
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

/**
 * Makes the contacts of a customer equal to those of the form: updates those with an id, adds new ones, deletes the
 * rest.
 */
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

/** Adds a customer without contacts; returns false when a customer has the e-mail address already. */
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
 * Writes the values of a locked customer. An e-mail address that redirects to this customer since a merge may become
 * its own again; fails with a unique violation when another customer has it.
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

/** Deletes a customer without requests, and those that were merged into it; returns the name it was known by. */
export async function removeCustomer(transaction: Transacting, id: string): Promise<string> {
  const removed = await transaction
    .deleteFrom('customers')
    .where((row) => row.or([row('id', '=', id), row('merged_into_id', '=', id)]))
    .returning(['id', 'name', 'company'])
    .execute();
  const customer = removed.find((row) => row.id === id);
  return customer?.company || (customer?.name ?? '');
}
