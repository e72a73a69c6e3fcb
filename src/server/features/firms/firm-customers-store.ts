import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** A customer as the firm that its people belong to. */
export type FirmCustomer = { id: string; name: string; email: string; emailKey: string };

/** The customer of a firm; null for one that is not there, was merged or made anonymous. */
export async function findFirmCustomer(db: Kysely<DatabaseSchema>, id: string): Promise<FirmCustomer | null> {
  const row = await db
    .selectFrom('customers')
    .select(['id', 'name', 'company', 'email', 'email_key'])
    .where('id', '=', id)
    .where('merged_into_id', 'is', null)
    .where('anonymised_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, name: row.company || row.name, email: row.email, emailKey: row.email_key } : null;
}

/** Locks a firm until the transaction ends, so that its people change one after another; null where there is none. */
export async function lockFirmCustomer(
  transaction: Transaction<DatabaseSchema>,
  id: string,
): Promise<FirmCustomer | null> {
  const same = transaction.updateTable('customers').set((row) => ({ merged_into_id: row.ref('merged_into_id') }));
  await same.where('id', '=', id).execute();
  return findFirmCustomer(transaction, id);
}

/** Addresses of a customer and of those that were merged into it, in small letters. */
export async function findAddresses(db: Kysely<DatabaseSchema>, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .select('email')
    .where((row) => row.or([row('id', '=', customerId), row('merged_into_id', '=', customerId)]))
    .execute();
  return rows.map(({ email }) => email.trim().toLowerCase()).filter((email) => email !== '');
}

/** Addresses that a firm remembers. */
export async function findFirmAddresses(db: Kysely<DatabaseSchema>, customerId: string): Promise<string[]> {
  const rows = db.selectFrom('firm_addresses').select('address').where('customer_id', '=', customerId);
  return (await rows.execute()).map(({ address }) => address);
}

/** Remembers addresses whose quotes are the firm's; those that it has already are left. */
export async function addAddresses(
  transaction: Transaction<DatabaseSchema>,
  { customerId, addresses, newId }: { customerId: string; addresses: readonly string[]; newId: () => string },
): Promise<void> {
  for (const address of new Set(addresses)) {
    await transaction
      .insertInto('firm_addresses')
      .values({ id: newId(), customer_id: customerId, address })
      .onConflict((conflict) => conflict.columns(['customer_id', 'address']).doNothing())
      .execute();
  }
}

/** The accounts that have verified the address of a customer, first, or that of one merged into it. */
export async function findAccountsOf(db: Kysely<DatabaseSchema>, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .innerJoin('users', 'users.email_key', 'customers.email_key')
    .select(['users.id', 'customers.id as customer_id'])
    .where((row) => row.or([row('customers.id', '=', customerId), row('customers.merged_into_id', '=', customerId)]))
    .where('users.email_verified_at', 'is not', null)
    .orderBy('users.id')
    .execute();
  const isFirst = (row: { customer_id: string }) => (row.customer_id === customerId ? 0 : 1);
  return rows.toSorted((one, another) => isFirst(one) - isFirst(another)).map(({ id }) => id);
}
