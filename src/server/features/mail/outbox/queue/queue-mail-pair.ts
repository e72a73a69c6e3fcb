import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import { brand } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { messageIdOf } from '#server/gateways/mail/mail-gateway.ts';
import type { Services } from '#server/services.ts';
import type { ComposedMail } from '#server/features/mail/compose/finish-mail.ts';
import { isWithinLimit } from '#server/http/security/rate-limit.ts';
import { insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import { keptBack, recipientLimit } from '#server/features/mail/outbox/recipient-limit.ts';

/** Services that queueing mails needs. */
export type QueueServices = Pick<Services, 'clock' | 'newId' | 'agency'> & {
  config: Pick<Services['config'], 'siteHosts' | 'siteScheme' | 'rateLimitFactor'>;
};

/** The two mails that a new request causes. */
export type MailPair = {
  serviceRequestId: string;
  language: Language;
  /** Address of the visitor. */
  visitor: string;
  received: ComposedMail;
  notification: ComposedMail;
};

/**
 * Puts both mails into the outbox: the visitor's from the mailbox of the language, and the agency's to that mailbox,
 * with the visitor as Reply-To. Both are one thread, so that an answer to either lands in it. An address that has got its
 * mails of the day gets no further one by itself.
 */
export async function queueMailPair(
  services: QueueServices,
  transaction: Transaction<DatabaseSchema>,
  { serviceRequestId, language, visitor, received, notification }: MailPair,
): Promise<void> {
  const mailbox = brand.mailboxes[language];
  const receivedId = services.newId();
  const common = { serviceRequestId, language, sender: mailbox, createdAt: services.clock() };
  const isFree = await isWithinLimit(services, transaction, { limit: recipientLimit, subject: emailKey(visitor) });
  await insertOutboxMessage(transaction, {
    ...common,
    ...received,
    ...(!isFree && { keptBack }),
    id: receivedId,
    jobId: services.newId(),
    kind: 'request-received',
    recipient: visitor,
    replyTo: null,
  });
  await insertOutboxMessage(transaction, {
    ...common,
    ...notification,
    id: services.newId(),
    jobId: services.newId(),
    kind: 'request-notification',
    recipient: mailbox,
    replyTo: visitor,
    references: [messageIdOf(receivedId, mailbox)],
  });
}
