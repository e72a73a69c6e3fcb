import type { Transaction } from 'kysely';
import { neverLeaving } from '#domain/mail/delivery-failure.ts';
import { customerMailKinds } from '#domain/mail/mail-kinds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueSending } from '#server/features/mail/outbox/outbox-store.ts';

type Redirection = { requestId: string; to: string; now: number; newId: () => string };

/** Queues the mails to a request's customer that have failed for good once more, to an address; returns how many. */
export async function resendRefused(
  transaction: Transaction<DatabaseSchema>,
  { requestId, to, now, newId }: Redirection,
): Promise<number> {
  const failed = await transaction
    .updateTable('outbox_messages')
    .set({ state: 'pending', recipient: to, last_error: null, not_before: null })
    .where('service_request_id', '=', requestId)
    .where('kind', 'in', customerMailKinds)
    .where('state', '=', 'failed')
    .where((row) => row.or([row('last_error', 'is', null), row('last_error', 'not in', neverLeaving)]))
    .returning('id')
    .execute();
  for (const { id } of failed) await enqueueSending(transaction, id, { jobId: newId(), runAt: now });
  return failed.length;
}
