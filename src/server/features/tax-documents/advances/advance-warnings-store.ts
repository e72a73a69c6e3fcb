import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Notes that the agency is warned of a payment (ms UTC); false where it was before. */
export async function insertWarning(
  transaction: Transaction<DatabaseSchema>,
  { paymentId, now }: { paymentId: string; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('advance_warnings')
    .values({ payment_id: paymentId, warned_at: now })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
