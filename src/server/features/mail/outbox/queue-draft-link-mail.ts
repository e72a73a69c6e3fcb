import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { composeDraftLinkMail } from '#server/features/mail/compose/compose-draft-link-mail.ts';
import { linkToScreen } from '#server/features/mail/compose/link-to-screen.ts';
import { insertOutboxMessage } from './outbox-store.ts';
import type { QueueServices } from './queue-mail-pair.ts';

/** A mail with a link to a draft as its use case orders it; the token stands in the mail alone. */
export type DraftLinkMail = {
  language: Language;
  recipient: string;
  /** Scheme and host on which it was asked for; where the site has hosts of its own, only the scheme counts. */
  origin: string;
  token: string;
  /** Until when the link is good (ms). */
  endsAt: number;
};

/** Puts the mail with the link to a draft into the outbox, within the transaction that keeps the draft (C10). */
export async function queueDraftLinkMail(
  services: QueueServices,
  transaction: Transaction<DatabaseSchema>,
  { language, recipient, origin, token, endsAt }: DraftLinkMail,
): Promise<void> {
  const href = linkToScreen('configurator', { language, origin, hosts: services.config.siteHosts, token });
  await insertOutboxMessage(transaction, {
    ...composeDraftLinkMail({ language, href, endsAt }),
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
