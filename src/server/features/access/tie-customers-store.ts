import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { readViewer } from './viewer-store.ts';

/**
 * Ties an account to the customers of its verified address, before it gets another address: from then on it owns their firms by
 * membership, so that nothing of theirs is lost by the change (I3, F2).
 */
export async function tieCustomers(
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
  transaction: Transaction<DatabaseSchema>,
  userId: string,
): Promise<void> {
  const { address, customers } = await readViewer(transaction, userId);
  const now = clock();
  for (const customerId of customers) {
    const known = await transaction
      .selectFrom('customers')
      .select(['id', 'email', 'email_key'])
      .where((customer) => customer.or([customer('id', '=', customerId), customer('merged_into_id', '=', customerId)]))
      .execute();
    // Of a customer that was merged into another one somebody else may have the address.
    const isOwner = known.some(({ id, email_key: key }) => id === customerId && key === address);
    const member = { id: newId(), customer_id: customerId, user_id: userId, is_owner: isOwner ? 1 : 0 } as const;
    await transaction
      .insertInto('firm_members')
      .values({ ...member, access_right: 'all', offered_at: null, ended_at: null, joined_at: now, updated_at: now })
      .onConflict((conflict) => conflict.columns(['customer_id', 'user_id']).doNothing())
      .execute();
    for (const each of new Set(known.map(({ email }) => emailKey(email)).filter((email) => email !== '')))
      await transaction
        .insertInto('firm_addresses')
        .values({ id: newId(), customer_id: customerId, address: each })
        .onConflict((conflict) => conflict.columns(['customer_id', 'address']).doNothing())
        .execute();
  }
}
