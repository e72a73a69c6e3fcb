import type { Transaction } from 'kysely';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import {
  composeContactNotificationMail,
  composeContactReceivedMail,
} from '#server/features/mail/compose/requests/compose-contact-mails.ts';
import { linkToRequest } from '#server/features/mail/compose/link-to-screen.ts';
import { type QueueServices, queueMailPair } from './queue-mail-pair.ts';

/** The details of a message just stored that its mails name. */
export type ContactToMail = {
  id: string;
  number: number;
  title: string;
  language: Language;
  message: ContactMessage;
  /** Scheme and host on which it was sent, such as `https://plumbline.sk`. */
  origin: string;
};

/** Puts the mails about a message from the contact form into the outbox, within the transaction that stores it (E1). */
export async function queueContactMails(
  services: QueueServices,
  transaction: Transaction<DatabaseSchema>,
  request: ContactToMail,
): Promise<void> {
  const { id, language, number, title, message, origin } = request;
  const adminUrl = linkToRequest(id, { origin, config: services.config });
  const agency = services.agency.current().facts;
  const input = { language, number, title, message, adminUrl, agency };
  await queueMailPair(services, transaction, {
    serviceRequestId: id,
    language,
    visitor: message.contact.email,
    received: composeContactReceivedMail(input),
    notification: composeContactNotificationMail(input),
  });
}
