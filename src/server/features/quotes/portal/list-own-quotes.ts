import type { OwnQuote } from '#contract/quotes/own-quotes.ts';
import { openStatuses } from '#domain/quotes/quote-status.ts';
import { daysLeft, statusAt } from '#domain/quotes/validity.ts';
import { findVerifiedAddress } from '#server/features/quotes/access/links-store.ts';
import { goneReason } from '#server/features/quotes/private/sent-quote.ts';
import { numberOf } from '#server/features/quotes/quote-store.ts';
import type { Services } from '#server/services.ts';
import { type OwnQuoteRow, findQuotesTo } from './own-quotes-store.ts';

const longest = 100;

/**
 * The quotes to the address that an account has verified, also those sent before the account (I3, F2): those that wait for an
 * answer first, then newest first. An address that is not verified opens nothing (I4).
 */
export async function listOwnQuotes(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  userId: string,
): Promise<OwnQuote[]> {
  const email = await findVerifiedAddress(db, userId);
  if (email === null) return [];
  const now = clock();
  const rows = await findQuotesTo(db, { email, sentUntil: now - config.replyHoldMs, longest });
  const quotes = rows.map((row) => present(row, now));
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
