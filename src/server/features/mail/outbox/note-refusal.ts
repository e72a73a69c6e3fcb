import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { type SentMail, recordReturn } from './sent-mails-store.ts';
import { recordQuoteMail } from './quote-mail-record-store.ts';

/** A mail that had left, and what the server that refused it has said, without addresses. */
type Refusal = { mail: SentMail; error: string };

/**
 * Records that a mail came back after it had left: it has failed for good, and the record of a quote with whose link it went says so.
 * The quote is locked before its mail is written to, as whoever takes mails back does.
 */
export async function noteRefusal(
  { newId, clock }: Pick<Services, 'newId' | 'clock'>,
  transaction: Transaction<DatabaseSchema>,
  { mail, error }: Refusal,
): Promise<void> {
  await recordQuoteMail(transaction, { linkId: mail.quoteLinkId, kind: 'mail-refused', id: newId(), at: clock() });
  await recordReturn(transaction, mail.id, error);
}
