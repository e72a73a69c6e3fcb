import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Leaves of the time that an account has noted the figures alone, and ends its timer (K6). */
export async function clearTimeOf(transaction: Transaction<DatabaseSchema>, userId: string): Promise<void> {
  await transaction
    .updateTable('time_entries')
    .set((entry) => ({ user_id: null, note: '', version: entry('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
  await transaction.deleteFrom('time_timers').where('user_id', '=', userId).execute();
}
