import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { newLinkMessage } from '#server/features/mail/compose/quotes/compose-quote-mail.ts';
import { queueQuoteMail } from '#server/features/mail/outbox/queue/queue-quote-mail.ts';
import { type QuoteRow, contentOf, numberOf } from '#server/features/quotes/quote-store.ts';
import { quoteLinks } from '#server/features/quotes/sending/quote-links.ts';
import { readQuoteThread } from '#server/features/quotes/sending/quote-thread-store.ts';
import type { Services } from '#server/services.ts';

type NewLink = { row: QuoteRow; linkId: string; recipient: string; /** Scheme and host of the call. */ origin: string };

/** Mails a recipient the new link to their quote, in the conversation that they have. Throws `links-not-mailed`. */
export async function mailNewLink(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, linkId, recipient, origin }: NewLink,
): Promise<void> {
  const { language, title, buyer } = contentOf(row);
  const { page } = quoteLinks(services, { language, origin });
  const thread = recipient === buyer.email.trim() ? await readQuoteThread(transaction, row) : null;
  const about = { number: numberOf(row) ?? '', title, name: buyer.name };
  await queueQuoteMail(services, transaction, {
    kind: 'quote-link',
    language,
    message: newLinkMessage(language, about),
    page,
    linkId,
    requestId: row.service_request_id,
    recipient,
    jobId: services.newId(),
    references: thread?.references ?? [],
  });
}
