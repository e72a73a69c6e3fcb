import type { ExpressionBuilder, Kysely } from 'kysely';
import { neverLeaving } from '#domain/mail/delivery-failure.ts';
import { customerMailKinds } from '#domain/mail/mail-kinds.ts';
import type { OutboxMessageTable } from '#server/database/tables/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** So many of the latest mails are named beside the first: headers stay short, and mail programs need no more. */
const latest = 9;

/** The subject that all mails of a thread share, and their Message-IDs, oldest first. */
export type MailThread = { subject: string; references: string[] };

/** A mail that a later one has replaced, whose recipient does not want it, or that asks for nothing any more never leaves, so that no other can continue it. */
export const hasLeftOrWill = (mail: ExpressionBuilder<{ mails: OutboxMessageTable }, 'mails'>) =>
  mail.or([mail('mails.last_error', 'is', null), mail('mails.last_error', 'not in', neverLeaving)]);

/** Reads the thread that a customer has about a request; null before the first mail. */
export const readThread = (db: Kysely<DatabaseSchema>, requestId: string): Promise<MailThread | null> =>
  threadOf(db, { service_request_id: requestId });

/** Reads the mails about the messages of a project with a thread of its own, likewise. */
export const readProjectThread = (db: Kysely<DatabaseSchema>, projectId: string): Promise<MailThread | null> =>
  threadOf(db, { project_id: projectId });

type Subject = { service_request_id: string } | { project_id: string };

async function threadOf(db: Kysely<DatabaseSchema>, subject: Subject): Promise<MailThread | null> {
  const mails = await db
    .selectFrom('outbox_messages as mails')
    .select(['subject', 'message_id'])
    .where((row) => row.and(subject))
    .where('kind', 'in', customerMailKinds)
    .where(hasLeftOrWill)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const [first, ...others] = mails;
  if (!first) return null;
  const ids = [first, ...others.slice(-latest)].map((mail) => mail.message_id);
  return { subject: first.subject, references: ids };
}
