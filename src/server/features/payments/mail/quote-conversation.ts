import type { Transaction } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findRecipientLink } from '#server/features/quotes/access/links-store.ts';
import { findQuote } from '#server/features/quotes/quote-store.ts';
import { readQuoteThread } from '#server/features/quotes/sending/quote-thread-store.ts';
import type { Services } from '#server/services.ts';
import { paymentPageLink } from './payment-page-link.ts';

/** Where a mail about money belongs: the thread of its quote, and the private link to its payments; without a quote neither. */
export type QuoteConversation = { page: string | null; linkId: string | null; references: readonly string[] };

/** Finds the conversation about a quote, in a language, for a mail about its money. */
export async function quoteConversation(
  services: Pick<Services, 'config'>,
  transaction: Transaction<DatabaseSchema>,
  { quoteId, language }: { quoteId: string | null; language: Language },
): Promise<QuoteConversation> {
  const quote = quoteId === null ? null : await findQuote(transaction, quoteId);
  if (!quote) return { page: null, linkId: null, references: [] };
  const link = await findRecipientLink(transaction, quote.id);
  const thread = await readQuoteThread(transaction, quote);
  // Nobody calls: without configured hosts only this machine itself is a place that a link may lead to.
  const origin = `http://localhost:${services.config.port}`;
  return {
    page: link && paymentPageLink(services, { language, origin }),
    linkId: link?.id ?? null,
    references: thread?.references ?? [],
  };
}
