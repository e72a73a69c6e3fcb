import type { Selectable, Transaction } from 'kysely';
import { secretMailKinds } from '#domain/mail/mail-kinds.ts';
import type { OutboxMessageTable } from '#server/database/tables/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { messageIdOf } from '#server/gateways/mail/mail-gateway.ts';
import { unsentOnPurpose } from '#server/features/mail/outbox/unsent-on-purpose.ts';

type Transacting = Transaction<DatabaseSchema>;

/** A mail of the outbox as it is stored; null when there is none. */
export async function findStoredMail(
  transaction: Transacting,
  id: string,
): Promise<Selectable<OutboxMessageTable> | null> {
  const mail = await transaction.selectFrom('outbox_messages').selectAll().where('id', '=', id).executeTakeFirst();
  return mail ?? null;
}

/** The oldest mails that could not be delivered and whose text is still known. */
export function listFailed(transaction: Transacting, limit: number) {
  return (
    transaction
      .selectFrom('outbox_messages')
      .select(['id', 'kind', 'state', 'last_error'])
      .where('state', '=', 'failed')
      // What was left unsent on purpose goes by a press of its own.
      .where((row) => row.or([row('last_error', 'is', null), row('last_error', 'not in', unsentOnPurpose)]))
      .where('kind', 'not in', secretMailKinds)
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}

/** Queues a mail again; false when somebody else has done so meanwhile. */
export async function makeWaiting(
  transaction: Transacting,
  { id, state }: Pick<OutboxMessageTable, 'id' | 'state'>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('outbox_messages')
    .set({ state: 'pending' })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts a copy of a mail into the outbox, under an id and a Message-ID of its own. */
export async function insertCopy(
  transaction: Transacting,
  mail: Selectable<OutboxMessageTable>,
  { id, now }: { id: string; now: number },
): Promise<void> {
  await transaction
    .insertInto('outbox_messages')
    .values({
      ...mail,
      id,
      state: 'pending',
      attempts: 0,
      last_error: null,
      message_id: messageIdOf(id, mail.sender),
      not_before: null,
      job_id: null,
      created_at: now,
      sent_at: null,
    })
    .execute();
}
