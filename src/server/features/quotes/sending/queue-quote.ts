import type { Transaction } from 'kysely';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { TypedMessage } from '#server/features/mail/compose/typed-message.ts';
import { queueQuoteMail } from '#server/features/mail/outbox/queue/queue-quote-mail.ts';
import { createLink } from '#server/features/quotes/access/private-links.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { Services } from '#server/services.ts';
import { readQuoteThread } from './quote-thread-store.ts';

type Mailing = {
  row: QuoteRow;
  content: QuoteContent;
  message: TypedMessage;
  /** Absolute address of the private page, the same for all but for the secret. */
  page: string;
  /** Id of the job that mails the recipient. */
  jobId: string;
};

/**
 * Queues the mail with a quote for its recipient, in the conversation that they have, and the same mail for each further
 * address, each with a private link of its own. They leave together after 30 s. Returns the columns that remember them for the
 * undo.
 */
export async function queueQuote(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, content, message, page, jobId }: Mailing,
): Promise<Pick<QuoteRow, 'mail_id' | 'copy_mail_ids'>> {
  const notBefore = services.clock() + services.config.replyHoldMs;
  const thread = await readQuoteThread(transaction, row);
  const references = thread?.references ?? [];
  const requestId = row.service_request_id;
  const mail = {
    kind: 'quote-sent',
    language: content.language,
    message,
    page,
    requestId,
    references,
    notBefore,
  } as const;
  const mailIds: string[] = [];
  for (const [index, recipient] of recipientsOf(content).entries()) {
    const isCopy = index > 0;
    const linkId = await createLink(services, transaction, { quoteId: row.id, email: recipient, isCopy });
    const job = isCopy ? services.newId() : jobId;
    mailIds.push(await queueQuoteMail(services, transaction, { ...mail, recipient, linkId, jobId: job }));
  }
  const [mailId = null, ...copyIds] = mailIds;
  return { mail_id: mailId, copy_mail_ids: copyIds.length > 0 ? copyIds.join(' ') : null };
}

/** Who gets a quote: its recipient first, then each further address once. */
export function recipientsOf({ buyer, copies }: QuoteContent): [recipient: string, ...copies: string[]] {
  const recipient = buyer.email.trim();
  const known = new Set(['', recipient.toLowerCase()]);
  const others = copies
    .map((copy) => copy.trim())
    .filter((copy) => !known.has(copy.toLowerCase()) && known.add(copy.toLowerCase()));
  return [recipient, ...others];
}
