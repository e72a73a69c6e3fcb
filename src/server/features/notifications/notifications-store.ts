import type { Kysely, Transaction } from 'kysely';
import type { Notification } from '#contract/notifications.ts';
import type { Language } from '#domain/languages.ts';
import { customerMailKinds } from '#domain/mail/mail-kinds.ts';
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts';
import type { NotificationTable } from '#server/database/tables/back-office-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
const shown = 30;
/** As many as a badge has room for. */
const mostCounted = 99;

/** A person of the agency who is told something; the address only where it is verified. */
export type Told = { id: string; username: string; language: Language; email: string | null };

/** Reads those of some users who are of the agency, sorted by id. */
export async function readStaff(db: Db, ids: readonly string[]): Promise<Told[]> {
  if (ids.length === 0) return [];
  return present(await staff(db).where('id', 'in', ids).execute());
}

/** Reads everybody of the agency, sorted by id. */
export async function readAllStaff(db: Db): Promise<Told[]> {
  return present(await staff(db).execute());
}

const staff = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'language', 'email', 'email_verified_at'])
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('id');

type StaffRow = Told & { email_verified_at: number | null };

function present(rows: readonly StaffRow[]): Told[] {
  return rows.map(({ email_verified_at: verifiedAt, ...row }) => ({
    ...row,
    email: verifiedAt === null ? null : row.email,
  }));
}

/** Finds the request whose customer a mail was for; null where it was for somebody else. */
export async function findRequestOfMail(db: Db, mailId: string) {
  const row = await db
    .selectFrom('outbox_messages as mails')
    .innerJoin('service_requests as requests', 'requests.id', 'mails.service_request_id')
    .select(['requests.id', 'requests.number', 'requests.title', 'requests.assignee_id'])
    .where('mails.id', '=', mailId)
    .where('mails.kind', 'in', customerMailKinds)
    .executeTakeFirst();
  return row ? { ...row, assigneeId: row.assignee_id } : null;
}

/** Finds the quote whose private link a mail carries, and who has written it; null for any other mail. */
export async function findQuoteOfMail(db: Db, mailId: string): Promise<{ id: string; authorId: string | null } | null> {
  const row = await db
    .selectFrom('outbox_messages as mails')
    .innerJoin('quote_links as links', 'links.id', 'mails.quote_link_id')
    .innerJoin('quotes', 'quotes.id', 'links.quote_id')
    .select(['quotes.id', 'quotes.author_id'])
    .where('mails.id', '=', mailId)
    .executeTakeFirst();
  return row ? { id: row.id, authorId: row.author_id } : null;
}

/** Stores notifications. */
export async function insertNotifications(
  transaction: Transaction<DatabaseSchema>,
  rows: readonly NotificationTable[],
): Promise<void> {
  if (rows.length > 0) await transaction.insertInto('notifications').values(rows).execute();
}

/** Reads the latest notifications of a person, newest first. */
export async function readNotificationsOf(db: Db, userId: string): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notifications')
    .leftJoin('users as actors', 'actors.id', 'notifications.actor_id')
    .leftJoin('service_requests as requests', 'requests.id', 'notifications.service_request_id')
    .select(['notifications.id', 'notifications.created_at', 'notifications.kind', 'notifications.read_at'])
    .select(['notifications.requests as count', 'actors.username'])
    .leftJoin('quotes', 'quotes.id', 'notifications.quote_id')
    .select(['requests.id as request_id', 'requests.number', 'requests.title'])
    .select(['quotes.id as quote_id', 'quotes.number_year', 'quotes.number_sequence', 'version_number'])
    .leftJoin('tax_documents as documents', 'documents.id', 'notifications.tax_document_id')
    .select(['documents.id as document_id', 'documents.number as document_number'])
    .leftJoin('projects', 'projects.id', 'notifications.project_id')
    .select(['projects.id as project_id', 'projects.number as project_number'])
    .where('user_id', '=', userId)
    .orderBy('notifications.id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(
    ({ request_id: requestId, number, title, document_id: documentId, document_number: documentNumber, ...row }) => ({
      id: row.id,
      at: row.created_at,
      kind: row.kind,
      actorName: row.username,
      request: requestId === null || number === null || title === null ? null : { id: requestId, number, title },
      quote: quoteOf(row),
      document: documentId === null ? null : { id: documentId, number: documentNumber ?? '' },
      project: row.project_id === null ? null : { id: row.project_id, number: row.project_number },
      requests: row.count,
      isRead: row.read_at !== null,
    }),
  );
}

type QuoteColumns = Record<'number_year' | 'number_sequence' | 'version_number', number | null> & {
  quote_id: string | null;
};

function quoteOf({ quote_id: id, number_year: year, ...row }: QuoteColumns): Notification['quote'] {
  const { number_sequence: sequence, version_number: version } = row;
  if (id === null || year === null || sequence === null || version === null) return null;
  return { id, number: formatQuoteNumber({ year, sequence, version }) };
}

/** Takes back what people were told together with a mail that has not left. */
export async function deleteNotificationsOfMail(db: Db, mailId: string): Promise<void> {
  await db.deleteFrom('notifications').where('mail_id', '=', mailId).execute();
}

/** Takes back what people were told about a draft of a tax document that is deleted. */
export async function deleteNotificationsOfDocument(db: Db, documentId: string): Promise<void> {
  await db.deleteFrom('notifications').where('tax_document_id', '=', documentId).execute();
}

/** Counts the unread notifications of a person, up to 99. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom((some) =>
      some
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .limit(mostCounted)
        .as('unread'),
    )
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks as read the unread notifications of a person up to one of them, or those about a request, a quote or a document. */
export async function markRead(
  db: Db,
  {
    userId,
    now,
    wanted,
  }: {
    userId: string;
    now: number;
    wanted: { kind: 'up-to' | 'request' | 'quote' | 'document' | 'project'; id: string };
  },
): Promise<void> {
  const unread = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  const which = {
    'up-to': unread.where('id', '<=', wanted.id),
    request: unread.where('service_request_id', '=', wanted.id),
    quote: unread.where('quote_id', '=', wanted.id),
    document: unread.where('tax_document_id', '=', wanted.id),
    project: unread.where('project_id', '=', wanted.id),
  };
  await which[wanted.kind].execute();
}

/** Whether somebody of the agency was told something of a project and has not looked at it yet. */
export async function hasUnreadNews(
  db: Db,
  { kind, projectId }: { kind: NotificationTable['kind']; projectId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
