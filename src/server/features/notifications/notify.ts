import type { Transaction } from 'kysely';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { StaffMailKind } from '#domain/mail/mail-kinds.ts';
import { queueStaffMail } from '#server/features/mail/outbox/queue/queue-staff-mail.ts';
import type { Services } from '#server/services.ts';
import { type Told, insertNotifications } from './notifications-store.ts';

/** What people of the agency are told; about one request, or how many there are, or about a quote or a tax document. */
export type News = {
  kind: NotificationKind;
  /** The quote that it is about, and the mail with which it can be taken back; null where it cannot be. */
  quote?: { id: string; mailId: string | null };
  /** The tax document that it is about. */
  document?: { id: string };
  /** The project that it is about. */
  project?: { id: string };
  to: readonly Told[];
  requests: readonly { id: string; number: number; title: string }[];
  /** Who caused it, and is told nothing; null for the program. */
  actor: { id: string; username: string } | null;
  /** Scheme and host for the links of mails. */
  origin: string;
};

/**
 * Mail of each kind. Of an advance the feature that warns of it mails itself. A refused mail is told in the back office only, where it is mended, and so is an answer or a message, which is read there; of what customers do with quotes the
 * agency's mailbox is told.
 */
const mailOf: Record<NotificationKind, StaffMailKind | null> = {
  assigned: 'request-assigned',
  mentioned: 'request-mentioned',
  'follow-up': 'request-follow-up',
  'customer-answered': null,
  'customer-wrote': null,
  'request-withdrawn': null,
  'mail-refused': null,
  'quote-mail-refused': null,
  'document-undelivered': null,
  'care-taxed-anew': null,
  'care-incomplete': null,
  'advance-due': null,
  'quote-seen': null,
  'quote-asked': null,
  'quote-declined': null,
  'quote-changes': null,
  'quote-signed': null,
  'payment-claimed': null,
  'invoice-claimed': null,
  'milestone-approved': null,
  'milestone-changes': null,
  'material-sent': null,
  'reference-given': null,
  'reference-withdrawn': null,
  'case-study-allowed': null,
  'case-study-withdrawn': null,
};

type NotifyServices = Pick<Services, 'clock' | 'newId' | 'config' | 'agency'>;

/**
 * Tells people of the agency something, in the transaction of what happened: a notification in the back office, and a
 * mail in their own language where their address is verified. Nobody is told what they did themselves.
 */
export async function notify(
  services: NotifyServices,
  transaction: Transaction<DatabaseSchema>,
  news: News,
): Promise<void> {
  const { kind, to, requests, actor } = news;
  const others = to.filter(({ id }) => id !== actor?.id);
  if (isAboutNothing(news) || others.length === 0) return;
  const about = {
    service_request_id: oneOf(news)?.id ?? null,
    requests: requests.length,
    ...subjectColumns(news),
  };
  const rows = others.map((person) => ({
    id: services.newId(),
    user_id: person.id,
    kind,
    ...about,
    actor_id: actor?.id ?? null,
    created_at: services.clock(),
    read_at: null,
  }));
  await insertNotifications(transaction, rows);
  await mailNews(services, transaction, { ...news, to: others });
}

async function mailNews(services: NotifyServices, transaction: Transaction<DatabaseSchema>, news: News): Promise<void> {
  const { kind, to, requests, actor, origin } = news;
  const mailKind = mailOf[kind];
  if (mailKind === null) return;
  const about = { request: oneOf(news), requests: requests.length, actorName: actor?.username ?? null };
  for (const { email, language, username } of to) {
    if (email === null) continue;
    const mail = { kind: mailKind, language, username, recipient: email, origin };
    await queueStaffMail(services, transaction, { ...mail, ...about });
  }
}

/** The request that news are about; null where they are about several or none. */
const oneOf = ({ requests }: News) => (requests.length === 1 ? (requests[0] ?? null) : null);

const isAboutNothing = ({ requests, quote, document, project }: News): boolean =>
  requests.length === 0 && !quote && !document && !project;

const subjectColumns = ({ quote, document, project }: News) => ({
  quote_id: quote?.id ?? null,
  mail_id: quote?.mailId ?? null,
  tax_document_id: document?.id ?? null,
  project_id: project?.id ?? null,
});
