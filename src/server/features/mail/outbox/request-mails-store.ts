import type { Kysely } from 'kysely';
import type * as z from 'zod';
import type { requestMailSchema } from '#contract/service-requests/service-requests.ts';
import { deliveryFailureOf } from '#domain/mail/delivery-failure.ts';
import { customerMailKinds } from '#domain/mail/mail-kinds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { hidePrivateLink } from './private-link.ts';

export type RequestMail = z.infer<typeof requestMailSchema>;

/** The mails about a request, oldest first. */
export async function listRequestMails(db: Kysely<DatabaseSchema>, requestId: string): Promise<RequestMail[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .select([
      'id',
      'kind',
      'recipient',
      'subject',
      'text_body',
      'state',
      'attempts',
      'last_error',
      'created_at',
      'sent_at',
    ])
    .where('service_request_id', '=', requestId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isToCustomer: customerMailKinds.some((kind) => kind === row.kind),
    recipient: row.recipient,
    subject: row.subject,
    text: hidePrivateLink(row.text_body),
    state: row.state,
    attempts: row.attempts,
    failure: row.last_error === null ? null : deliveryFailureOf(row.last_error),
    lastError: row.last_error,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  }));
}
