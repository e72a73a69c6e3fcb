import type { Kysely, Transaction } from 'kysely';
import type { MessageSource } from '#domain/service-requests/message-source.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { RequestToAnswer } from '#server/features/mail/compose/requests/reply-values.ts';
import type { TypedMessage } from '#server/features/mail/compose/typed-message.ts';
import { columnsOfThread } from '#server/features/service-requests/thread/thread-store.ts';
import { storedContact } from '#server/stored/contact.ts';

/** What a reply needs of a request: the values it may mention, the recipient, and the version it was written for. */
export type Answerable = { request: RequestToAnswer; recipient: string; version: number };

/** Reads a request for a reply; null when it does not exist. */
export async function findAnswerable(db: Kysely<DatabaseSchema>, id: string): Promise<Answerable | null> {
  const row = await db
    .selectFrom('service_requests')
    .select(['language', 'number', 'title', 'contact', 'currency', 'estimate_id', 'confirmation_token', 'version'])
    .select(['estimate_minimum_minor', 'estimate_maximum_minor'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const contact = storedContact.read(row.contact, `service_requests ${id}`);
  const request = {
    language: row.language,
    number: row.number,
    title: row.title,
    contact,
    currency: row.currency,
    estimate: estimateOf(row),
    estimateId: row.estimate_id,
    confirmationToken: row.confirmation_token,
  };
  return { request, recipient: contact.email.trim(), version: row.version };
}

/** A message to a customer, and the id of the mail that carries it. */
export type MessageToCustomer = {
  id: string;
  requestId: string;
  authorId: string;
  message: TypedMessage;
  mailId: string;
  /** The quote that it is about, where that is not the customer's; left out for any other message. */
  quoteId?: string | null;
  now: number;
};

/** Stores a message to a customer. */
export async function insertMessage(
  transaction: Transaction<DatabaseSchema>,
  { id, requestId, authorId, message, mailId, quoteId = null, now }: MessageToCustomer,
): Promise<void> {
  await transaction
    .insertInto('service_request_messages')
    .values({
      id,
      service_request_id: requestId,
      direction: 'to-customer',
      author_id: authorId,
      subject: message.subject,
      body: message.body,
      outbox_message_id: mailId,
      quote_id: quoteId,
      created_at: now,
    })
    .execute();
}

/** A message of a customer, which came by another way than a mail of the outbox. */
export type MessageFromCustomer = Pick<MessageToCustomer, 'id' | 'message' | 'quoteId' | 'now'> & {
  key: ThreadKey;
  source: MessageSource;
  /** The mail that brought it; left out for any other way. */
  inboundMailId?: string;
  /** Who has written it in the portal, by which call, and what it answers; left out for any other way. */
  written?: { authorId: string; callId: string; quotedId: string | null };
};

/** Stores a message of a customer in a thread. */
export async function insertCustomerMessage(
  transaction: Transaction<DatabaseSchema>,
  { id, key, source, inboundMailId, written, message, quoteId = null, now }: MessageFromCustomer,
): Promise<void> {
  await transaction
    .insertInto('service_request_messages')
    .values({
      id,
      ...columnsOfThread(key),
      direction: 'from-customer',
      author_id: written?.authorId ?? null,
      call_id: written?.callId ?? null,
      quoted_id: written?.quotedId ?? null,
      subject: message.subject,
      body: message.body,
      outbox_message_id: null,
      source,
      inbound_mail_id: inboundMailId ?? null,
      quote_id: quoteId,
      created_at: now,
    })
    .execute();
}

/** Reads the message that a mail carried for a request; null when the mail was not a reply to it. */
export async function findMessageOfMail(
  db: Kysely<DatabaseSchema>,
  { requestId, mailId }: { requestId: string; mailId: string },
): Promise<(TypedMessage & { id: string; leavesAt: number }) | null> {
  const row = await db
    .selectFrom('service_request_messages as messages')
    .innerJoin('outbox_messages as mails', 'mails.id', 'messages.outbox_message_id')
    .select(['messages.id', 'messages.subject', 'messages.body', 'mails.not_before', 'mails.created_at'])
    .where('messages.service_request_id', '=', requestId)
    .where('mails.id', '=', mailId)
    .executeTakeFirst();
  return row ? { ...row, leavesAt: row.not_before ?? row.created_at } : null;
}

/** A message of somebody to a customer that a mail carries. */
export type SentMessage = TypedMessage & { mailId: string; at: number; isLatest: boolean };

/** Reads one's own message to a customer, with whether another came after it; null when it is not there. */
export async function findOwnMessage(
  db: Kysely<DatabaseSchema>,
  { id, requestId, authorId }: { id: string; requestId: string; authorId: string },
): Promise<SentMessage | null> {
  const rows = await db
    .selectFrom('service_request_messages')
    .select(['id', 'author_id', 'subject', 'body', 'outbox_message_id', 'created_at'])
    .where('service_request_id', '=', requestId)
    .where('direction', '=', 'to-customer')
    .where('id', '>=', id)
    .orderBy('id')
    .limit(2)
    .execute();
  const [row, later] = rows;
  if (row?.id !== id || row.author_id !== authorId || row.outbox_message_id === null) return null;
  const { subject, body, outbox_message_id: mailId, created_at: at } = row;
  return { subject, body, mailId, at, isLatest: later === undefined };
}

/** Deletes a message whose mail was taken back. */
export async function deleteMessage(transaction: Transaction<DatabaseSchema>, id: string): Promise<void> {
  await transaction.deleteFrom('service_request_messages').where('id', '=', id).execute();
}

type Sums = Pick<ServiceRequestTable, 'estimate_minimum_minor' | 'estimate_maximum_minor'>;

function estimateOf({ estimate_minimum_minor: minimum, estimate_maximum_minor: maximum }: Sums) {
  return minimum === null || maximum === null ? null : { minimum, maximum };
}
