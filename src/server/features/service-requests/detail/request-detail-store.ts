import type { Kysely } from 'kysely';
import type { RequestDetail } from '#contract/service-requests.ts';
import { answersSchema } from '#domain/configurator/answers-schema.ts';
import { contactSchema } from '#domain/contact-details-schema.ts';
import { estimateSchema } from '#domain/estimates/estimate-schema.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { listRequestAttachments } from '#server/features/attachments/attachments-store.ts';
import { listRequestMails } from '#server/features/mail/outbox-store.ts';
import { presentRow, selectRows } from '#server/features/service-requests/list/request-rows-store.ts';
import { readEvents } from '#server/features/service-requests/request-events-store.ts';

/** Reads one request with answers, estimate, history, notes, messages and mails; null when it does not exist (G3). */
export async function readRequest(db: Kysely<DatabaseSchema>, id: string): Promise<RequestDetail | null> {
  const row = await selectRows(db.selectFrom('service_requests'))
    .leftJoin('estimates', 'estimates.id', 'service_requests.estimate_id')
    .select([
      'service_requests.description',
      'service_requests.contact',
      'service_requests.answers',
      'service_requests.first_response_at',
      'service_requests.cancel_reason',
      'service_requests.estimate_id',
      'estimates.result as estimate_result',
    ])
    .where('service_requests.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const [events, notes, messages, mails, attachments] = await Promise.all([
    readEvents(db, id),
    readNotes(db, id),
    readMessages(db, id),
    listRequestMails(db, id),
    listRequestAttachments(db, id),
  ]);
  return {
    ...presentRow(row),
    description: row.description,
    contact: contactSchema.parse(JSON.parse(row.contact)),
    answers: row.answers === null ? null : answersSchema.parse(JSON.parse(row.answers)),
    firstResponseAt: row.first_response_at,
    cancelReason: row.cancel_reason,
    estimateId: row.estimate_id,
    explainedEstimate: row.estimate_result === null ? null : estimateSchema.parse(JSON.parse(row.estimate_result)),
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
    .select(['notes.id', 'notes.created_at', 'author_id', 'username', 'body'])
    .where('service_request_id', '=', requestId)
    .orderBy('notes.created_at')
    .orderBy('notes.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    authorId: row.author_id,
    authorName: row.username,
    body: row.body,
  }));
}

async function readMessages(db: Kysely<DatabaseSchema>, requestId: string): Promise<RequestDetail['messages']> {
  const rows = await db
    .selectFrom('service_request_messages as messages')
    .leftJoin('users', 'users.id', 'messages.author_id')
    .select(['messages.id', 'messages.created_at', 'direction', 'username', 'subject', 'body'])
    .where('service_request_id', '=', requestId)
    .orderBy('messages.created_at')
    .orderBy('messages.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    direction: row.direction,
    authorName: row.username,
    subject: row.subject,
    body: row.body,
  }));
}
