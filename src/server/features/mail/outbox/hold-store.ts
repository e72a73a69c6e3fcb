import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { sendMailJob } from './outbox-store.ts';

/**
 * Takes a mail back that has not left: ends its job and forgets the mail. False when a worker has claimed the job. The
 * job stays as done, so that a late repetition of the call that wrote the mail does not write it again.
 */
export async function withdrawMail(
  transaction: Transaction<DatabaseSchema>,
  { id, now }: { id: string; now: number },
): Promise<boolean> {
  const job = transaction.selectFrom('outbox_messages').select('job_id').where('id', '=', id);
  const { numUpdatedRows } = await transaction
    .updateTable('jobs')
    .set({ state: 'done', finished_at: now })
    .where('id', '=', job)
    .where('kind', '=', sendMailJob)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a mail that was taken back, once nothing refers to it. */
export async function forgetMail(transaction: Transaction<DatabaseSchema>, id: string): Promise<void> {
  await transaction.deleteFrom('outbox_messages').where('id', '=', id).execute();
}
