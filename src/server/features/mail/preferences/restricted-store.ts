import type { Kysely } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Whether the customer with an address, or the one that it leads to, is restricted: then only necessary mails leave (GDPR art. 18). */
export async function hasRestriction(db: Kysely<DatabaseSchema>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('restrictions')
    .innerJoin('customers', (join) =>
      join.on((on) => on('restrictions.customer_id', '=', on.fn.coalesce('customers.merged_into_id', 'customers.id'))),
    )
    .select('restrictions.customer_id')
    .where('customers.email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row !== undefined;
}
