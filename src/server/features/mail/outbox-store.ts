import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type * as z from 'zod';
import type { requestMailSchema } from '#contract/service-requests.ts';
import { brand } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema, OutboxMessageTable } from '#server/database/schema.ts';
import { type Delivery, type MailMessage, messageIdOf } from '#server/gateways/mail/mail-gateway.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { AccountMailKind } from './compose-account-mails.ts';
import type { ComposedMail } from './finish-mail.ts';

/** Kind of the job that sends one message of the outbox. */
export const sendMailJob = 'send-mail';

/** What a mail is for. */
export type MailKind = 'request-received' | 'request-notification' | AccountMailKind;

/** Mails with a link that opens an account; what they said is forgotten as soon as they have left or failed (F3). */
const secretKinds: readonly MailKind[] = ['verify-email', 'reset-password'];

/** A mail to be sent after the transaction that it belongs to. Addresses are bare ones, times ms UTC. */
export type NewOutboxMessage = ComposedMail & {
  id: string;
  jobId: string;
  serviceRequestId: string | null;
  kind: MailKind;
  language: Language;
  recipient: string;
  sender: string;
  replyTo: string | null;
  createdAt: number;
};

/** A message of the outbox with all that sending it needs. */
export type OutboxMessage = { state: OutboxMessageTable['state']; mail: MailMessage };

export type RequestMail = z.infer<typeof requestMailSchema>;

/** Puts a mail into the outbox with the job that sends it: both exist exactly if the caller's transaction commits. */
export async function insertOutboxMessage(
  transaction: Transaction<DatabaseSchema>,
  message: NewOutboxMessage,
): Promise<void> {
  await transaction
    .insertInto('outbox_messages')
    .values({
      id: message.id,
      service_request_id: message.serviceRequestId,
      kind: message.kind,
      language: message.language,
      recipient: message.recipient,
      sender: message.sender,
      reply_to: message.replyTo,
      subject: message.subject,
      text_body: message.text,
      html_body: message.html,
      state: 'pending',
      attempts: 0,
      last_error: null,
      message_id: messageIdOf(message.id, message.sender),
      created_at: message.createdAt,
      sent_at: null,
    })
    .execute();
  await enqueueJob(transaction, {
    id: message.jobId,
    kind: sendMailJob,
    payload: { outboxMessageId: message.id },
    runAt: message.createdAt,
  });
}

/** Reads one message; null when there is none, as after the deletion of what it was about. */
export async function findOutboxMessage(db: Kysely<DatabaseSchema>, id: string): Promise<OutboxMessage | null> {
  const row = await db.selectFrom('outbox_messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const mail: MailMessage = {
    id: row.id,
    from: { name: brand.name, address: row.sender },
    to: row.recipient,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    language: row.language,
    createdAt: row.created_at,
    ...(row.reply_to !== null && { replyTo: row.reply_to }),
  };
  return { state: row.state, mail };
}

/** Writes down that a message has left, or lies in a file; a filed one has no time of sending. */
export async function recordDelivery(
  db: Kysely<DatabaseSchema>,
  id: string,
  { state, messageId, at }: Delivery & { at: number },
): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set((update) => ({
      state,
      message_id: messageId,
      attempts: update('attempts', '+', 1),
      last_error: null,
      sent_at: state === 'sent' ? at : null,
      ...bodiesWithoutLinks(update),
    }))
    .where('id', '=', id)
    .execute();
}

/** Writes down a failed attempt; the message has failed for good when none follows. A delivered one stays delivered. */
export async function recordFailedAttempt(
  db: Kysely<DatabaseSchema>,
  id: string,
  failure: { error: string; isFinal: boolean },
): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set((update) => ({
      state: failure.isFinal ? 'failed' : 'pending',
      attempts: update('attempts', '+', 1),
      last_error: failure.error,
      ...(failure.isFinal && bodiesWithoutLinks(update)),
    }))
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'failed'])
    .execute();
}

/** The bodies of a mail that will not be sent again, emptied where they hold a link that opens an account. */
function bodiesWithoutLinks(update: ExpressionBuilder<DatabaseSchema, 'outbox_messages'>) {
  const emptied = (body: 'text_body' | 'html_body') =>
    update.case().when('kind', 'in', secretKinds).then('').else(update.ref(body)).end();
  return { text_body: emptied('text_body'), html_body: emptied('html_body') };
}

/** The mails about a request, oldest first. */
export async function listRequestMails(db: Kysely<DatabaseSchema>, requestId: string): Promise<RequestMail[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['id', 'recipient', 'subject', 'text_body', 'state', 'attempts', 'last_error', 'created_at', 'sent_at'])
    .where('service_request_id', '=', requestId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    text: row.text_body,
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  }));
}
