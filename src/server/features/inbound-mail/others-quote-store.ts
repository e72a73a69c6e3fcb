import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { InboundMail } from '#domain/inbound-mail/inbound-mail.ts';
import { linkAddress } from '#server/database/link-address.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { othersQuote } from '#server/features/service-requests/thread/reaches-customer-store.ts';
import type { AnsweredRequest } from './answered-thread-store.ts';
import { isOtherSender } from './new-mail-row.ts';

type Transacting = Transaction<DatabaseSchema>;

/**
 * The quote of a request that a mail is about, where it went to somebody else than the customer: told by to whom the mail went that this
 * one answers, else by who has written it. Null for whatever the customer may read.
 */
export async function findOthersQuote(
  transaction: Transacting,
  { id: requestId, email }: Pick<AnsweredRequest, 'id' | 'email'>,
  { from, answers }: Pick<InboundMail, 'from' | 'answers'>,
): Promise<string | null> {
  if (!isOtherSender(from.address, { email })) return null;
  const recipient = await findRecipient(transaction, { requestId, messageIds: answers });
  const row = await transaction
    .selectFrom('quotes')
    .innerJoin('quote_links', 'quote_links.quote_id', 'quotes.id')
    .select('quotes.id')
    .where('quotes.service_request_id', '=', requestId)
    .where(linkAddress, '=', emailKey(recipient ?? from.address))
    .orderBy('quotes.sent_at', 'desc')
    .orderBy('quotes.id', 'desc')
    .executeTakeFirst();
  return row ? othersQuote(transaction, { requestId, quoteId: row.id }) : null;
}

type Answered = { requestId: string; messageIds: readonly string[] };

/** To whom the mail about a request went that has one of some Message-IDs, the first of them that is known; null when none is. */
async function findRecipient(transaction: Transacting, { requestId, messageIds }: Answered): Promise<string | null> {
  if (messageIds.length === 0) return null;
  const rows = await transaction
    .selectFrom('outbox_messages')
    .select(['message_id', 'recipient'])
    .where('service_request_id', '=', requestId)
    .where('message_id', 'in', messageIds)
    .execute();
  return messageIds.flatMap((id) => rows.filter((row) => row.message_id === id))[0]?.recipient ?? null;
}
