import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type FirmMailInput, composeFirmMail } from '#server/features/mail/compose/compose-firm-mail.ts';
import { linkToScreen } from '#server/features/mail/compose/link-to-screen.ts';
import { insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import type { QueueServices } from './queue-mail-pair.ts';

/** A mail about the people of a firm as a use case orders it. */
export type FirmMail = Omit<FirmMailInput, 'href' | 'agency'> & {
  recipient: string;
  /** Scheme and host of the request; links lead there only where it can be trusted. */
  origin: string;
  /** Token of an invitation; only its hash is stored. */
  token?: string;
};

/**
 * Puts a mail about the people of a firm into the outbox, within the transaction of the change that it tells about (I5). An invitation
 * whose link could lead nowhere is not written.
 */
export async function queueFirmMail(
  services: QueueServices,
  transaction: Transaction<DatabaseSchema>,
  { recipient, origin, token, ...mail }: FirmMail,
): Promise<void> {
  const { kind, language } = mail;
  const screen = kind === 'firm-invitation' ? 'invitation' : 'portalPeople';
  const href = linkToScreen(screen, { language, origin, config: services.config, token });
  if (href === null && token !== undefined) return;
  await insertOutboxMessage(transaction, {
    ...composeFirmMail({ ...mail, href, agency: services.agency.current().facts }),
    id: services.newId(),
    jobId: services.newId(),
    serviceRequestId: null,
    kind,
    language,
    recipient,
    sender: brand.mailboxes[language],
    replyTo: null,
    createdAt: services.clock(),
  });
}
