import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import { type Language, localeOf, timeZoneOf } from '#domain/languages.ts';
import { timeFormat } from '#domain/days.ts';
import { continuedSubject } from '#domain/mail/continued-subject.ts';
import { threadMailKind } from '#domain/mail/mail-kinds.ts';
import { addressIn } from '#domain/pages/page-addresses.ts';
import { threadAnchor } from '#domain/threads/thread-form.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { composeThreadMail } from '#server/features/mail/compose/compose-thread-mail.ts';
import { mailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import { insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import { readProjectThread, readThread } from '#server/features/mail/outbox/thread-store.ts';
import { preferencesLinkOf } from '#server/features/mail/preferences/preferences-link.ts';
import { findReader } from '#server/features/threads/find-reader.ts';
import { authorOf } from '#server/features/threads/read-thread.ts';
import { readMessages } from '#server/features/threads/thread-messages-store.ts';
import { findThreadSubject } from '#server/features/threads/thread-subject-store.ts';
import type { Services } from '#server/services.ts';

/** How many earlier messages are quoted. */
const quoted = 3;

/** Messages of a thread for somebody who has not read them, oldest first; `now` in ms UTC. */
type MailToWrite = {
  key: ThreadKey;
  name: string;
  email: string;
  language: Language;
  /** Null for a customer without an account. */
  userId: string | null;
  since: number;
  messages: readonly { at: number; body: string }[];
  now: number;
};

/** Puts a mail with unread messages into the outbox, as part of the mails about the same request or project. */
export async function putThreadMail(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  mail: MailToWrite,
): Promise<void> {
  const { key, language, email, userId, messages, now } = mail;
  const subject = await findThreadSubject(transaction, key);
  if (!subject) return;
  const { newId, agency } = services;
  const before = await (key.place === 'request'
    ? readThread(transaction, key.id)
    : readProjectThread(transaction, key.id));
  const mailbox = brand.mailboxes[language];
  await insertOutboxMessage(transaction, {
    ...composeThreadMail({
      language,
      name: mail.name,
      about: subject.about,
      subject: before && continuedSubject(before.subject),
      messages: messages.map(({ body }) => body),
      earlier: await earlierOf(transaction, mail),
      href: userId === null ? null : linkTo(services, subject.page, language),
      preferences: preferencesLinkOf(services, { kind: threadMailKind, language }),
      agency: agency.current().facts,
    }),
    id: newId(),
    jobId: newId(),
    serviceRequestId: key.place === 'request' ? key.id : null,
    projectId: key.place === 'project' ? key.id : null,
    kind: threadMailKind,
    language,
    recipient: email,
    sender: mailbox,
    replyTo: mailbox,
    createdAt: now,
    references: before?.references ?? [],
  });
}

/** The last messages before those of a mail, oldest first, as its reader may see them. */
async function earlierOf(transaction: Transaction<DatabaseSchema>, { key, since, messages, ...mail }: MailToWrite) {
  const thread = { key, since };
  const before = { at: messages[0]?.at ?? 0, id: '' };
  const customer = await findReader(transaction, key);
  const rows = await readMessages(transaction, { thread, forCustomer: true, now: mail.now }, { before, limit: quoted });
  const format = timeFormat(localeOf[mail.language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZoneOf[mail.language],
  });
  return rows
    .filter(({ deleted_at: deletedAt }) => deletedAt === null)
    .toReversed()
    .map((row) => ({
      name: authorOf(row, { side: 'customer', customer }),
      time: format.format(row.created_at),
      body: row.body,
    }));
}

/** Absolute address of the messages in the portal; null where no host can be trusted. */
function linkTo({ config }: Services, { place, id }: ThreadKey, language: Language): string | null {
  const origin = mailOrigin(`http://localhost:${config.port}`, config);
  if (origin === null) return null;
  const screen = place === 'project' ? 'portalProject' : 'portalRequest';
  return `${addressIn(language, { screen, parameters: { id }, origin, hosts: config.siteHosts })}#${threadAnchor}`;
}
