import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type MailThread, hasLeftOrWill, readThread } from '#server/features/mail/outbox/thread-store.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';

/**
 * The conversation that a customer has about a quote: that of its request, else the mails with earlier versions. Null before
 * the first mail.
 */
export async function readQuoteThread(
  db: Kysely<DatabaseSchema>,
  row: Pick<QuoteRow, 'service_request_id' | 'family_id'>,
): Promise<MailThread | null> {
  if (row.service_request_id !== null) return readThread(db, row.service_request_id);
  const mails = await db
    .selectFrom('quotes')
    .innerJoin('outbox_messages as mails', 'mails.id', 'quotes.mail_id')
    .select(['mails.subject', 'mails.message_id'])
    .where('quotes.family_id', '=', row.family_id)
    .where(hasLeftOrWill)
    .orderBy('quotes.version_number')
    .execute();
  const [first] = mails;
  return first ? { subject: first.subject, references: mails.map((mail) => mail.message_id) } : null;
}
