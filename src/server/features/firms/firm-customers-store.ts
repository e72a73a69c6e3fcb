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

/** The account that has verified an address, given by its key; null when none has. */
export async function findAccountWith(db: Kysely<DatabaseSchema>, emailKey: string): Promise<string | null> {
  const user = db.selectFrom('users').select('id').where('email_key', '=', emailKey);
  return (await user.where('email_verified_at', 'is not', null).executeTakeFirst())?.id ?? null;
}
