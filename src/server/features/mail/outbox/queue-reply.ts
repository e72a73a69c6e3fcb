import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Reply, composeReply } from '#server/features/mail/compose/compose-reply.ts';
import { insertOutboxMessage } from './outbox-store.ts';
import type { QueueServices } from './queue-mail-pair.ts';

/**
 * A reply to a customer. `jobId` is the id of the job that sends it: the database rejects a second one with the same
 * id.
 */
export type ReplyToQueue = Omit<Reply, 'agency'> & { requestId: string; recipient: string; jobId: string };

/**
 * Puts a reply into the outbox, within the transaction that stores it (G3), sent from the mailbox of the customer's
 * language. Returns the id of the mail.
 */
export async function queueReply(
  services: Pick<QueueServices, 'clock' | 'newId' | 'agency'>,
  transaction: Transaction<DatabaseSchema>,
  reply: ReplyToQueue,
): Promise<string> {
  const id = services.newId();
  const mailbox = brand.mailboxes[reply.language];
  await insertOutboxMessage(transaction, {
    ...composeReply({ ...reply, agency: services.agency.current().facts }),
    id,
    jobId: reply.jobId,
    serviceRequestId: reply.requestId,
    kind: 'request-reply',
    language: reply.language,
    recipient: reply.recipient,
    sender: mailbox,
    replyTo: mailbox,
    createdAt: services.clock(),
  });
  return id;
}
