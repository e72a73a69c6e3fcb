import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { composeDraftLinkMail } from '#server/features/mail/compose/compose-draft-link-mail.ts';
import { linkToScreen } from '#server/features/mail/compose/link-to-screen.ts';
import { insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import type { QueueServices } from './queue-mail-pair.ts';

/** A mail with a link to a draft; only the hash of its token is stored. */
export type DraftLinkMail = {
  language: Language;
  recipient: string;
  /** Scheme and host of the request, which the use case has checked. */
  origin: string;
  token: string;
  /** When the link expires (ms UTC). */
  endsAt: number;
};

/** Puts the mail with the link to a draft into the outbox, within the transaction that stores the draft (C10). */
export async function queueDraftLinkMail(
  services: QueueServices,
  transaction: Transaction<DatabaseSchema>,
  { language, recipient, origin, token, endsAt }: DraftLinkMail,
): Promise<void> {
  const href = linkToScreen('configurator', { language, origin, config: services.config, token });
  if (href === null) return;
  await insertOutboxMessage(transaction, {
    ...composeDraftLinkMail({ language, href, endsAt, agency: services.agency.current().facts }),
    id: services.newId(),
    jobId: services.newId(),
    serviceRequestId: null,
    kind: 'draft-link',
    language,
    recipient,
    sender: brand.mailboxes[language],
    replyTo: null,
    createdAt: services.clock(),
  });
}
