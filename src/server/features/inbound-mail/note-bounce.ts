import type { BounceReport } from '#domain/inbound-mail/inbound-mail.ts';
import { noteRefusal } from '#server/features/mail/outbox/note-refusal.ts';
import { type SentMail, findSentMail } from '#server/features/mail/outbox/sent-mails-store.ts';
import { tellOfRefusedMail } from '#server/features/notifications/tell-of-refused-mail.ts';
import type { Services } from '#server/services.ts';
import { insertInboundMail } from './inbound-mails-store.ts';
import { newMailRow } from './new-mail-row.ts';
import type { ReceivedMail } from './received-mail.ts';

/**
 * Keeps the report of a mail server. One that a mail of ours was refused for good does to that mail what the refusal at once does:
 * it has failed, and whoever is responsible is told (domain rules of refused mails); any other report changes nothing.
 */
export async function noteBounce(services: Services, received: ReceivedMail): Promise<void> {
  const { bounce, answers } = received.mail;
  const mail = await services.db.transaction().execute(async (transaction) => {
    const found = await findSentMail(transaction, [...(bounce?.messageIds ?? []), ...answers]);
    const row = newMailRow(services, received, { state: 'bounce', reason: 'bounce', isAutomatic: true });
    const isNew = await insertInboundMail(transaction, { ...row, service_request_id: found?.requestId ?? null });
    if (isNew && found?.isSent && isOf(bounce, found)) {
      await noteRefusal(services, transaction, { mail: found, error: refusalOf(bounce) });
      await tellOfRefusedMail(services, transaction, found.id);
    }
    return found;
  });
  services.live.announce(mail?.requestId ? { kind: 'request-changed', id: mail.requestId } : { kind: 'mails-changed' });
}

/** Whether a report is about the recipient of a mail; a mail that was sent on and refused there is none of ours. */
const isOf = (bounce: BounceReport | null, { recipient }: SentMail): bounce is BounceReport =>
  bounce !== null && bounce.recipient.toLowerCase() === recipient.toLowerCase();

/** In the form of a refusal at once, by whose signs the office tells what is the matter. */
const refusalOf = ({ status }: BounceReport): string => `550 ${status} Returned to the sender`;
