import type { Kysely, Transaction } from 'kysely';
import type { PaymentRequestStatus } from '#domain/payments/payment-request-status.ts';
import { reminderSteps } from '#domain/payments/payment-reminders.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';

type Db = Kysely<DatabaseSchema>;

/** Requests that are read at once. */
const pageSize = 100;

/** Statuses that time ends. */
const endingStatuses: readonly PaymentRequestStatus[] = ['requested', 'rejected', 'claimed'];

/** Requests whose last day for paying may be over on a day (`YYYY-MM-DD`) somewhere, by id after the given one. */
export async function findPerhapsLate(db: Db, { today, after }: { today: string; after: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_requests')
    .select('id')
    .where('status', 'in', endingStatuses)
    .where('due_on', '<', today)
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** Overdue requests of which not every reminder was sent and none is stopped, by id after the given one. */
export async function findRemindable(db: Db, after: string): Promise<PaymentRequestRow[]> {
  return db
    .selectFrom('payment_requests')
    .selectAll()
    .where('status', '=', 'overdue')
    .where('reminders_stopped', '=', 0)
    .where('reminders', '<', reminderSteps.length)
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize)
    .execute();
}

/**
 * Notes that a payer is reminded; false when somebody else was faster or the request is not as it was read any more. No new
 * version: who works on the request is not disturbed by it.
 */
export async function markReminded(
  transaction: Transaction<DatabaseSchema>,
  { id, version, reminders }: Pick<PaymentRequestRow, 'id' | 'version' | 'reminders'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('payment_requests')
    .set({ reminders: reminders + 1, reminded_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('reminders', '=', reminders)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
