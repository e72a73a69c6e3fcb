import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Reply, composeReply } from '#server/features/mail/compose/requests/compose-reply.ts';
import { insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import type { Services } from '#server/services.ts';

/**
 * A reply to a customer. `jobId` is the id of the job that sends it: the database rejects a second one with the same
 * id.
 */
export type ReplyToQueue = Omit<Reply, 'agency'> & {
  requestId: string;
  recipient: string;
  jobId: string;
  /** Message-IDs of the thread that it continues. */
  references: readonly string[];
};

/**
 * Puts a reply into the outbox, within the transaction that stores it (G3), sent from the mailbox of the customer's
 * language. It leaves after a pause in which it can be taken back. Returns the id of the mail and when it leaves.
 */
export async function queueReply(
  services: Pick<Services, 'clock' | 'newId' | 'config' | 'agency'>,
  transaction: Transaction<DatabaseSchema>,
  reply: ReplyToQueue,
): Promise<{ id: string; leavesAt: number }> {
  const id = services.newId();
  const now = services.clock();
  const leavesAt = now + services.config.replyHoldMs;
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
    createdAt: now,
    references: reply.references,
    notBefore: leavesAt,
  });
  return { id, leavesAt };
}
