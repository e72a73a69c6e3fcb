import type { Kysely } from 'kysely';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { continuedSubject } from '#domain/mail/continued-subject.ts';
import { shownName } from '#server/database/shown-name.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { listRequestAttachments } from '#server/features/attachments/attachments-store.ts';
import { listRequestMails } from '#server/features/mail/outbox/request-mails-store.ts';
import { readThread } from '#server/features/mail/outbox/thread-store.ts';
import { storedAnswers } from '#server/stored/answers.ts';
import { storedContact } from '#server/stored/contact.ts';
import { storedEstimate } from '#server/stored/estimate.ts';
import { storedToldChoices } from '#server/stored/quotes/told-choices.ts';
import { presentRow, selectRows } from '#server/features/service-requests/list/request-rows-store.ts';
import { readEvents } from '#server/features/service-requests/request-events-store.ts';

/** Reads one request with answers, estimate, history, notes, messages and mails; null when it does not exist (G3). */
export async function readRequest(
  db: Kysely<DatabaseSchema>,
  id: string,
  reader: Language,
): Promise<RequestDetail | null> {
  const row = await selectRows(db.selectFrom('service_requests'))
    .leftJoin('estimates', 'estimates.id', 'service_requests.estimate_id')
    .select([
      'service_requests.description',
      'service_requests.contact',
      'service_requests.answers',
      'service_requests.told',
      'service_requests.first_response_at',
      'service_requests.cancel_reason',
      'service_requests.estimate_id',
      'estimates.result as estimate_result',
    ])
    .where('service_requests.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const [thread, events, notes, messages, mails, attachments] = await Promise.all([
    readThread(db, id),
    readEvents(db, id),
    readNotes(db, id),
    readMessages(db, id),
    listRequestMails(db, id),
    listRequestAttachments(db, id),
  ]);
  return {
    ...presentRow(row, reader),
    description: row.description,
    contact: storedContact.read(row.contact, `service_requests ${id}`),
    answers: row.answers === null ? null : storedAnswers.read(row.answers, `service_requests ${id}`),
    told: row.told === null ? null : storedToldChoices.read(row.told, `service_requests ${id}`),
    threadSubject: thread && continuedSubject(thread.subject),
    firstResponseAt: row.first_response_at,
    cancelReason: row.cancel_reason,
    estimateId: row.estimate_id,
    explainedEstimate:
      row.estimate_result === null ? null : storedEstimate.read(row.estimate_result, `estimates ${row.estimate_id}`),
    events,
    notes,
    messages,
    mails,
    attachments,
  };
}

async function readNotes(db: Kysely<DatabaseSchema>, requestId: string): Promise<RequestDetail['notes']> {
  const rows = await db
    .selectFrom('service_request_notes as notes')
    .leftJoin('users', 'users.id', 'notes.author_id')
    .select(['notes.id', 'notes.created_at', 'author_id', 'body', shownName('users').as('author_name')])
    .where('service_request_id', '=', requestId)
    .orderBy('notes.created_at')
    .orderBy('notes.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    authorId: row.author_id,
    authorName: row.author_name,
    body: row.body,
  }));
}

async function readMessages(db: Kysely<DatabaseSchema>, requestId: string): Promise<RequestDetail['messages']> {
  const rows = await db
    .selectFrom('service_request_messages as messages')
    .leftJoin('users', 'users.id', 'messages.author_id')
    .leftJoin('outbox_messages as mails', 'mails.id', 'messages.outbox_message_id')
    .leftJoin('inbound_mails as inbound', 'inbound.id', 'messages.inbound_mail_id')
    .select(['messages.id', 'messages.created_at', 'direction', 'messages.subject', 'body', 'messages.source'])
    .select(['inbound.id as inbound_id', 'from_name', 'from_address', 'is_other_sender', 'is_automatic', 'files_left'])
    .select(['mails.id as mail_id', 'mails.not_before', 'mails.state', 'mails.attempts'])
    .select(shownName('users').as('author_name'))
    .where('messages.service_request_id', '=', requestId)
    .orderBy('messages.created_at')
    .orderBy('messages.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    direction: row.direction,
    authorName: row.author_name,
    subject: row.subject,
    body: row.body,
    mailId: row.mail_id,
    source: row.source,
    inboundMail: inboundMailOf(row),
    leavesAt: row.state === 'pending' && row.attempts === 0 ? row.not_before : null,
  }));
}

type InboundColumns = Record<'inbound_id' | 'from_name' | 'from_address', string | null> &
  Record<'is_other_sender' | 'is_automatic' | 'files_left', number | null>;

function inboundMailOf(row: InboundColumns): RequestDetail['messages'][number]['inboundMail'] {
  if (row.inbound_id === null) return null;
  return {
    id: row.inbound_id,
    fromName: row.from_name ?? '',
    fromAddress: row.from_address ?? '',
    isOtherSender: row.is_other_sender === 1,
    isAutomatic: row.is_automatic === 1,
    filesLeft: row.files_left ?? 0,
  };
}
