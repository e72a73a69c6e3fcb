import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import type { QuoteMailKind } from '#domain/mail/mail-kinds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type QuoteMail, composeQuoteMail } from '#server/features/mail/compose/quotes/compose-quote-mail.ts';
import { type PreferencesServices, preferencesLinkOf } from '#server/features/mail/preferences/preferences-link.ts';
import type { Services } from '#server/services.ts';
import {
  type MailAttachment,
  type MailEnclosure,
  insertOutboxMessage,
} from '#server/features/mail/outbox/outbox-store.ts';

/** A mail about a quote. `jobId` is the id of the job that sends it: the database rejects a second one with the same id. */
export type QuoteMailToQueue = Omit<QuoteMail, 'agency' | 'preferences'> & {
  kind: QuoteMailKind;
  requestId: string | null;
  /** The project with a thread of its own that it is about; left out for any other. */
  projectId?: string | null;
  recipient: string;
  jobId: string;
  /** Message-IDs of the thread that it continues. */
  references: readonly string[];
  /** Until when it can be taken back (ms UTC); left out where it leaves at once. */
  notBefore?: number;
  /** The private link that `page` is the address of, with the mark in the place of its secret; left out without one. */
  linkId?: string | null;
  /** The document that goes with it; left out without one. */
  attachment?: MailAttachment;
  /** What is made for it when it is sent; left out without anything. */
  enclosure?: MailEnclosure;
  /** The payment request that it asks a payer to pay; left out for any other. */
  paymentRequestId?: string;
};

/**
 * Puts a mail about a quote into the outbox, within the transaction of what it tells (H2), sent from the mailbox of the
 * quote's language, where answers go. Returns its id.
 */
export async function queueQuoteMail(
  services: Pick<Services, 'clock' | 'newId' | 'agency'> & PreferencesServices,
  transaction: Transaction<DatabaseSchema>,
  mail: QuoteMailToQueue,
): Promise<string> {
  const {
    kind,
    language,
    recipient,
    jobId,
    requestId,
    projectId = null,
    references,
    notBefore,
    linkId = null,
    ...along
  } = mail;
  const { attachment, enclosure, paymentRequestId } = along;
  const id = services.newId();
  const mailbox = brand.mailboxes[language];
  await insertOutboxMessage(transaction, {
    ...composeQuoteMail({
      ...mail,
      preferences: preferencesLinkOf(services, { kind, language }),
      agency: services.agency.current().facts,
    }),
    id,
    jobId,
    serviceRequestId: requestId,
    projectId,
    kind,
    language,
    recipient,
    sender: mailbox,
    replyTo: mailbox,
    createdAt: services.clock(),
    references,
    quoteLinkId: linkId,
    ...(attachment && { attachment }),
    ...(enclosure && { enclosure }),
    ...(paymentRequestId !== undefined && { paymentRequestId }),
    ...(notBefore !== undefined && { notBefore }),
  });
  return id;
}
