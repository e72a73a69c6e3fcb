import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import { addressIn } from '#domain/pages/page-addresses.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type StaffMailInput, composeStaffMail } from '#server/features/mail/compose/compose-staff-mail.ts';
import { insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import type { QueueServices } from './queue-mail-pair.ts';

/** A mail to a person of the agency as a use case orders it. */
export type StaffMail = Omit<StaffMailInput, 'href' | 'request' | 'agency'> & {
  request: { id: string; number: number; title: string } | null;
  recipient: string;
  /** Scheme and host of the call that caused it. */
  origin: string;
};

/** Puts a mail to a person of the agency into the outbox, within the transaction of what it tells about. */
export async function queueStaffMail(
  services: QueueServices,
  transaction: Transaction<DatabaseSchema>,
  { recipient, origin, ...mail }: StaffMail,
): Promise<void> {
  const { language, request } = mail;
  const hosts = services.config.siteHosts;
  const place = request
    ? ({ screen: 'adminRequest', parameters: { id: request.id } } as const)
    : ({ screen: 'adminRequests' } as const);
  const href = new URL(addressIn(language, { ...place, origin, hosts }));
  if (!request) href.searchParams.set('view', 'mine');
  await insertOutboxMessage(transaction, {
    ...composeStaffMail({ ...mail, href: href.href, agency: services.agency.current().facts }),
    id: services.newId(),
    jobId: services.newId(),
    serviceRequestId: request?.id ?? null,
    kind: mail.kind,
    language,
    recipient,
    sender: brand.mailboxes[language],
    replyTo: null,
    createdAt: services.clock(),
  });
}
