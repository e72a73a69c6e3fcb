import { emailKey } from '#domain/accounts/account.ts';
import type { InboundMailTable } from '#server/database/tables/inbound-mail-tables.ts';
import type { Insertable } from 'kysely';
import type { Services } from '#server/services.ts';
import type { Answered } from './match-mail.ts';
import type { ReceivedMail } from './received-mail.ts';

/** What becomes of a mail, and the request or project that it belongs to. */
type Outcome = Pick<InboundMailTable, 'state' | 'reason'> & {
  about?: Answered;
  isAutomatic?: boolean;
  /** Files that were refused, beside those beyond the limit. */
  refused?: number;
};

/** The row of a mail that came in. */
export function newMailRow(
  { newId, clock }: Pick<Services, 'newId' | 'clock'>,
  { onceKey, mail, filesLeft, objectKey, size }: ReceivedMail,
  { state, reason, about, isAutomatic = false, refused = 0 }: Outcome,
): Insertable<InboundMailTable> & { id: string } {
  return {
    id: newId(),
    once_key: onceKey,
    state,
    reason,
    from_name: mail.from.name,
    from_address: mail.from.address.toLowerCase(),
    is_other_sender: about && isOtherSender(mail.from.address, customerOf(about)) ? 1 : 0,
    is_automatic: isAutomatic ? 1 : 0,
    subject: mail.subject,
    text_body: mail.text,
    object_key: objectKey,
    size,
    files_left: filesLeft + refused,
    service_request_id: about && 'request' in about ? about.request.id : null,
    project_id: about && 'project' in about ? about.project.id : null,
    received_at: clock(),
  };
}

const customerOf = (about: Answered): { email: string } => ('request' in about ? about.request : about.project);

/** Whether somebody else has written than the customer. */
export const isOtherSender = (address: string, { email }: { email: string }): boolean =>
  emailKey(address) !== emailKey(email);
