import type { Kysely } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Customers and addresses that something belongs to. */
export type Owners = { customers: readonly string[]; addresses: readonly string[] };

/**
 * Accounts that may possibly see what belongs to some customers and addresses: those with these addresses and members of these firms.
 * Few enough to ask for each of them; whether one really may is decided by its access alone.
 */
export async function findCandidates(db: Kysely<DatabaseSchema>, { customers, addresses }: Owners): Promise<string[]> {
  const known = ['', ...customers];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '!=', 'admin')
    .where((user) =>
      user.or([
        user('email_key', 'in', ['', ...addresses.map(emailKey)]),
        user('email_key', 'in', (from) =>
          from
            .selectFrom('customers')
            .select('email_key')
            .where((customer) => customer.or([customer('id', 'in', known), customer('merged_into_id', 'in', known)])),
        ),
        user('id', 'in', (from) => from.selectFrom('firm_members').select('user_id').where('customer_id', 'in', known)),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
