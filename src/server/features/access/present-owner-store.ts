import type { Kysely } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import { shownName } from '#server/database/shown-name.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/**
 * Who owns the firm now that an address belongs to, of those that something is filed under; null where nobody else does. Whoever has
 * handed a firm over is not written to any more (I5), and whoever has changed their address is written to at the new one.
 */
export async function findPresentOwner(
  db: Kysely<DatabaseSchema>,
  { email, customers }: { email: string; customers: readonly string[] },
): Promise<{ name: string; email: string } | null> {
  const key = emailKey(email);
  if (key === '' || customers.length === 0) return null;
  const row = await db
    .selectFrom('firm_members as members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select([shownName('users').as('name'), 'users.email', 'users.email_key'])
    .where('members.customer_id', 'in', customers)
    .where('members.is_owner', '=', 1)
    .where('members.ended_at', 'is', null)
    .where('users.email_verified_at', 'is not', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('customers')
            .select('customers.id')
            .where('customers.email_key', '=', key)
            .where((customer) =>
              customer.or([
                customer('customers.id', '=', customer.ref('members.customer_id')),
                customer('customers.merged_into_id', '=', customer.ref('members.customer_id')),
              ]),
            ),
        ),
        exists(
          selectFrom('firm_addresses as known')
            .select('known.id')
            .where('known.address', '=', key)
            .whereRef('known.customer_id', '=', 'members.customer_id'),
        ),
      ]),
    )
    .orderBy('members.id')
    .executeTakeFirst();
  if (!row || row.email_key === key) return null;
  return { name: row.name ?? '', email: row.email ?? '' };
}
