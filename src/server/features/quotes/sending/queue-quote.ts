import type { Transaction } from 'kysely';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { TypedMessage } from '#server/features/mail/compose/typed-message.ts';
import { queueQuoteMail } from '#server/features/mail/outbox/queue-quote-mail.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { Services } from '#server/services.ts';
import { readQuoteThread } from './quote-thread-store.ts';

type Mailing = {
  row: QuoteRow;
  content: QuoteContent;
  message: TypedMessage;
  /** Absolute address of the private page. */
  page: string;
  /** Id of the job that mails the recipient. */
  jobId: string;
};

/**
 * Queues the mail with a quote for its recipient, in the conversation that they have, and the same mail for each further
 * address. They leave together after 30 s. Returns the columns that remember them for the undo.
 */
export async function queueQuote(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, content, message, page, jobId }: Mailing,
): Promise<Pick<QuoteRow, 'mail_id' | 'copy_mail_ids'>> {
  const { language, buyer, copies } = content;
  const notBefore = services.clock() + services.config.replyHoldMs;
  const requestId = row.service_request_id;
  const thread = await readQuoteThread(transaction, row);
  const references = thread?.references ?? [];
  const mail = { kind: 'quote-sent', language, message, page, requestId, references, notBefore } as const;
  const mailId = await queueQuoteMail(services, transaction, { ...mail, recipient: buyer.email.trim(), jobId });
  const copyIds: string[] = [];
  for (const copy of furtherAddresses(content, copies)) {
    const copied = { ...mail, recipient: copy, jobId: services.newId() };
    copyIds.push(await queueQuoteMail(services, transaction, copied));
  }
  return { mail_id: mailId, copy_mail_ids: copyIds.length > 0 ? copyIds.join(' ') : null };
}

/** Each further address once, without the recipient's own. */
function furtherAddresses({ buyer }: QuoteContent, copies: readonly string[]): string[] {
  const known = new Set([buyer.email.trim().toLowerCase()]);
  return copies
    .map((copy) => copy.trim())
    .filter((copy) => copy !== '' && !known.has(copy.toLowerCase()) && known.add(copy.toLowerCase()));
}
