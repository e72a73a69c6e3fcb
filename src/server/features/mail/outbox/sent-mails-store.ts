import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** A mail that has left. */
export type SentMail = {
  id: string;
  requestId: string | null;
  quoteLinkId: string | null;
  recipient: string;
  /** False where it has not left, or came back already. */
  isSent: boolean;
};

/** Finds the mail with one of some Message-IDs; null when none of them is ours. */
export async function findSentMail(
  db: Kysely<DatabaseSchema>,
  messageIds: readonly string[],
): Promise<SentMail | null> {
  if (messageIds.length === 0) return null;
  const row = await db
    .selectFrom('outbox_messages')
    .select(['id', 'service_request_id as requestId', 'quote_link_id as quoteLinkId', 'recipient', 'state'])
    .where('message_id', 'in', messageIds)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const { state, ...mail } = row;
  return { ...mail, isSent: state === 'sent' };
}

/** Which of some mails the outbox has. */
export async function findPresent(db: Kysely<DatabaseSchema>, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('outbox_messages').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** Records that a mail which had left came back, with the reason. */
export async function recordReturn(transaction: Transaction<DatabaseSchema>, id: string, error: string): Promise<void> {
  await transaction
    .updateTable('outbox_messages')
    .set({ state: 'failed', last_error: error })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .execute();
}
