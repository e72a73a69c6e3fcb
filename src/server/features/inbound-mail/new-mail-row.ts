import { emailKey } from '#domain/accounts/account.ts';
import type { InboundMailTable } from '#server/database/tables/inbound-mail-tables.ts';
import type { Services } from '#server/services.ts';
import type { AnsweredRequest } from './answered-request-store.ts';
import type { ReceivedMail } from './received-mail.ts';

/** What becomes of a mail, and the request that it belongs to. */
type Outcome = Pick<InboundMailTable, 'state' | 'reason'> & {
  request?: Pick<AnsweredRequest, 'id' | 'email'>;
  isAutomatic?: boolean;
  /** Files that were refused, beside those beyond the limit. */
  refused?: number;
};

/** The row of a mail that came in. */
export function newMailRow(
  { newId, clock }: Pick<Services, 'newId' | 'clock'>,
  { onceKey, mail, filesLeft, objectKey, size }: ReceivedMail,
  { state, reason, request, isAutomatic = false, refused = 0 }: Outcome,
): InboundMailTable {
  return {
    id: newId(),
    once_key: onceKey,
    state,
    reason,
    from_name: mail.from.name,
    from_address: mail.from.address.toLowerCase(),
    is_other_sender: request && isOtherSender(mail.from.address, request) ? 1 : 0,
    is_automatic: isAutomatic ? 1 : 0,
    subject: mail.subject,
    text_body: mail.text,
    object_key: objectKey,
    size,
    files_left: filesLeft + refused,
    service_request_id: request?.id ?? null,
    received_at: clock(),
  };
}

/** Whether somebody else has written than the customer of the request. */
export const isOtherSender = (address: string, request: Pick<AnsweredRequest, 'email'>): boolean =>
  emailKey(address) !== emailKey(request.email);
