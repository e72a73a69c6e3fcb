import type { Kysely } from 'kysely';
import type { OwnQuote } from '#contract/quotes/own-quotes.ts';
import { openStatuses } from '#domain/quotes/quote-status.ts';
import { daysLeft, statusAt } from '#domain/quotes/validity.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { goneReason } from '#server/features/quotes/private/sent-quote.ts';
import { numberOf } from '#server/features/quotes/quote-store.ts';
import { type OfProject, type OwnQuoteRow, type QuotesTo, findQuotesTo } from './own-quotes-store.ts';

const longest = 100;

/**
 * The quotes that an account may see, as it sees them at a time (ms UTC; I3): those that wait for an answer first, then newest first; of
 * one project alone where it is named.
 */
export async function listOwnQuotes(
  db: Kysely<DatabaseSchema>,
  to: QuotesTo,
  { now, of }: { now: number; of?: OfProject },
): Promise<OwnQuote[]> {
  const quotes = (await findQuotesTo(db, to, { longest, of })).map((row) => present(row, now));
  return [...quotes.filter(({ isWaiting }) => isWaiting), ...quotes.filter(({ isWaiting }) => !isWaiting)];
}

function present(row: OwnQuoteRow, now: number): OwnQuote {
  const { language, valid_until: validUntil } = row;
  const status = statusAt({ status: row.status, validUntil, language }, now);
  return {
    id: row.id,
    number: numberOf(row) ?? '',
    title: row.title,
    language,
    currency: row.currency,
    status,
    isWaiting: openStatuses.includes(status),
    sum: goneReason(status) === null ? { once: row.gross_minor, monthly: row.monthly_gross_minor } : null,
    validUntil,
    daysLeft: daysLeft(validUntil, language, now),
    requestNumber: row.request_number,
  };
}
