import type { Kysely } from 'kysely';
import { customerMailKinds } from '#domain/mail/mail-kinds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** So many of the latest mails are named beside the first: headers stay short, and mail programs need no more. */
const latest = 9;

/** The subject that all mails of a thread share, and their Message-IDs, oldest first. */
export type MailThread = { subject: string; references: string[] };

/** Reads the thread that a customer has about a request; null before the first mail. */
export async function readThread(db: Kysely<DatabaseSchema>, requestId: string): Promise<MailThread | null> {
  const mails = await db
    .selectFrom('outbox_messages')
    .select(['subject', 'message_id'])
    .where('service_request_id', '=', requestId)
    .where('kind', 'in', customerMailKinds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const [first, ...others] = mails;
  if (!first) return null;
  const ids = [first, ...others.slice(-latest)].map((mail) => mail.message_id);
  return { subject: first.subject, references: ids };
}
