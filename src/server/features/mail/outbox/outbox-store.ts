import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import { type MailKind, secretMailKinds, threadMailKind } from '#domain/mail/mail-kinds.ts';
import type { OutboxMessageTable } from '#server/database/tables/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Delivery, type MailMessage, messageIdOf } from '#server/gateways/mail/mail-gateway.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import { storedSending } from '#server/stored/job-payloads.ts';
import type { ComposedMail } from '#server/features/mail/compose/finish-mail.ts';

/** Kind of the job that sends one message of the outbox. */
export const sendMailJob = 'send-mail';

/** As many as both engines take in one statement. */
const idsAtOnce = 5000;

/** What a person has written. */
const personalKinds: readonly string[] = [
  'request-reply',
  'quote-sent',
  'quote-withdrawn',
  'quote-signed',
  threadMailKind,
] satisfies MailKind[];

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
  /** Why it is kept back, in the words of a failure: it has no job, and a person may send it. */
  keptBack?: string;
  /** Message-IDs of the mails before it in its thread, oldest first; left out where it begins one. */
  references?: readonly string[];
  /** Until when it can be taken back (ms UTC); left out where it leaves at once. */
  notBefore?: number;
  /** The project that it is about, where that has a thread of its own; left out for any other. */
  projectId?: string | null;
  /** The private link whose secret is filled in when it is sent. */
  quoteLinkId?: string | null;
  /** The document that goes with it; left out without one. */
  attachment?: MailAttachment;
  /** What is made for it when it is sent; left out without anything. */
  enclosure?: MailEnclosure;
  /** The payment request that it asks a payer to pay: it is sent only while that asks. Left out for any other. */
  paymentRequestId?: string;
};

/** A PDF among the stored files, its name for the reader, and its size in bytes. */
export type MailAttachment = { key: string; name: string; bytes: number };

/**
 * What goes with a mail and is no stored file: the structured invoice of a tax document, or the PDF of a payment request under a name.
 * Both are frozen, so that they are the same whenever the mail is sent.
 */
export type MailEnclosure =
  | { kind: 'structured-invoice'; taxDocumentId: string }
  | { kind: 'payment-request'; paymentRequestId: string; name: string };

/** A message of the outbox with everything that is needed to send it. */
export type OutboxMessage = {
  state: OutboxMessageTable['state'];
  kind: string;
  mail: MailMessage;
  requestId: string | null;
  projectId: string | null;
  quoteLinkId: string | null;
  attachment: Omit<MailAttachment, 'bytes'> | null;
  enclosure: MailEnclosure | null;
  paymentRequestId: string | null;
};

/**
 * Puts a mail into the outbox with the job that sends it, unless it is kept back: both exist exactly if the caller's
 * transaction commits.
 */
export async function insertOutboxMessage(
  transaction: Transaction<DatabaseSchema>,
  message: NewOutboxMessage,
): Promise<void> {
  const { notBefore, references } = message;
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
      state: message.keptBack === undefined ? 'pending' : 'failed',
      attempts: 0,
      last_error: message.keptBack ?? null,
      message_id: messageIdOf(message.id, message.sender),
      thread_references: threadOf(references),
      not_before: notBefore ?? null,
      job_id: notBefore === undefined ? null : message.jobId,
      ...columnsAlong(message),
      created_at: message.createdAt,
      sent_at: null,
    })
    .execute();
  if (message.keptBack !== undefined) return;
  await enqueueSending(transaction, message.id, { jobId: message.jobId, runAt: notBefore ?? message.createdAt });
}

const threadOf = (references: readonly string[] = []): string | null =>
  references.length > 0 ? references.join(' ') : null;

const columnsAlong = ({ quoteLinkId = null, projectId = null, ...along }: NewOutboxMessage) => ({
  project_id: projectId,
  quote_link_id: quoteLinkId,
  ...columnsOfAttachment(along.attachment ?? null),
  tax_document_id: null,
  payment_request_id: along.paymentRequestId ?? null,
  ...(along.enclosure && columnsOfEnclosure(along.enclosure)),
});

const columnsOfAttachment = (attachment: MailAttachment | null) => ({
  attachment_key: attachment?.key ?? null,
  attachment_name: attachment?.name ?? null,
  attachment_bytes: attachment?.bytes ?? null,
});

const columnsOfEnclosure = (enclosure: MailEnclosure) =>
  enclosure.kind === 'structured-invoice'
    ? { tax_document_id: enclosure.taxDocumentId }
    : { payment_request_id: enclosure.paymentRequestId, attachment_name: enclosure.name };

/** Adds the job that sends a message of the outbox. */
export async function enqueueSending(
  transaction: Transaction<DatabaseSchema>,
  id: string,
  { jobId, runAt }: { jobId: string; runAt: number },
): Promise<void> {
  await enqueueJob(transaction, {
    id: jobId,
    kind: sendMailJob,
    payload: storedSending.toJson({ outboxMessageId: id }),
    runAt,
  });
}

/** Makes every mail due that waits for its next attempt and is not being sent; what can still be taken back waits on. */
export async function wakeWaitingMails(transaction: Transaction<DatabaseSchema>, now: number): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ run_at: now })
    .where('kind', '=', sendMailJob)
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .where('run_at', '>', now)
    .where((job) => job.or([job('locked_until', 'is', null), job('locked_until', '<=', now)]))
    .execute();
}

/** The mail of a job; null when there is no such job. Done jobs are deleted after a week. */
export async function findMailOfJob(db: Kysely<DatabaseSchema>, jobId: string): Promise<string | null> {
  const job = await db
    .selectFrom('jobs')
    .select('payload')
    .where('id', '=', jobId)
    .where('kind', '=', sendMailJob)
    .executeTakeFirst();
  return job ? storedSending.read(job.payload, `jobs ${jobId}`).outboxMessageId : null;
}

/** Reads one message; null when there is none, for example after the deletion of its request. */
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
    isPersonal: personalKinds.includes(row.kind),
    ...(row.reply_to !== null && { replyTo: row.reply_to }),
    ...(row.thread_references !== null && { references: row.thread_references.split(' ') }),
  };
  const { attachment_key: key, attachment_name: name } = row;
  return {
    state: row.state,
    kind: row.kind,
    mail,
    requestId: row.service_request_id,
    projectId: row.project_id,
    quoteLinkId: row.quote_link_id,
    attachment: key === null || name === null ? null : { key, name },
    enclosure: enclosureOf(row),
    paymentRequestId: row.payment_request_id,
  };
}

function enclosureOf(row: Selectable<OutboxMessageTable>): MailEnclosure | null {
  const { tax_document_id: taxDocumentId, payment_request_id: paymentRequestId, attachment_name: name } = row;
  if (taxDocumentId !== null) return { kind: 'structured-invoice', taxDocumentId };
  return paymentRequestId === null || name === null ? null : { kind: 'payment-request', paymentRequestId, name };
}

/** Records that a message was sent, or written to a file, which has no time of sending. */
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

/** Records a failed attempt; after the last one the message has failed. A delivered message stays delivered. */
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

/** Records why a mail is not sent although it could be; its text is kept. */
export async function recordUnsent(db: Kysely<DatabaseSchema>, id: string, reason: string): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ state: 'failed', last_error: reason })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/** Gives waiting mails up for a reason that is recorded with each. */
export async function recordFailedMails(
  db: Kysely<DatabaseSchema>,
  ids: readonly string[],
  reason: string,
): Promise<void> {
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    await db
      .updateTable('outbox_messages')
      .set((update) => ({ state: 'failed', last_error: reason, ...bodiesWithoutLinks(update) }))
      .where('id', 'in', ids.slice(start, start + idsAtOnce))
      .where('state', '=', 'pending')
      .execute();
  }
}

/** The bodies of a mail that will not be sent again, emptied if they hold a secret link. */
function bodiesWithoutLinks(update: ExpressionBuilder<DatabaseSchema, 'outbox_messages'>) {
  const emptied = (body: 'text_body' | 'html_body') =>
    update.case().when('kind', 'in', secretMailKinds).then('').else(update.ref(body)).end();
  return { text_body: emptied('text_body'), html_body: emptied('html_body') };
}
