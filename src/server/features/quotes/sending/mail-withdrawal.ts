import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { withdrawalMessage } from '#server/features/mail/compose/quotes/compose-quote-mail.ts';
import { takeMailBack } from '#server/features/mail/outbox/hold/hold-store.ts';
import { mailIdsOf } from '#server/features/mail/outbox/hold/quote-mails.ts';
import { queueQuoteMail } from '#server/features/mail/outbox/queue/queue-quote-mail.ts';
import { type QuoteRow, contentOf, numberOf } from '#server/features/quotes/quote-store.ts';
import type { Services } from '#server/services.ts';
import { recipientsOf } from './queue-quote.ts';
import { readQuoteThread } from './quote-thread-store.ts';

type Withdrawal = { row: QuoteRow; reason: string; now: number };

/**
 * Tells everybody who got a quote, in its language and in the conversation that they have, that it does not hold any more, and
 * why. Whom the quote has not reached yet is not told: its mail is taken back.
 */
export async function mailWithdrawal(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, reason, now }: Withdrawal,
): Promise<void> {
  const content = contentOf(row);
  const mailIds = mailIdsOf(row);
  const thread = await readQuoteThread(transaction, row);
  const about = { number: numberOf(row) ?? '', title: content.title, name: content.buyer.name };
  const message = withdrawalMessage(content.language, { ...about, reason });
  for (const [index, recipient] of recipientsOf(content).entries()) {
    const mailId = mailIds[index];
    if (mailId !== undefined && (await takeMailBack(transaction, { id: mailId, now }))) continue;
    await queueQuoteMail(services, transaction, {
      kind: 'quote-withdrawn',
      language: content.language,
      message,
      page: null,
      requestId: row.service_request_id,
      recipient,
      jobId: services.newId(),
      references: index === 0 ? (thread?.references ?? []) : [],
    });
  }
}
