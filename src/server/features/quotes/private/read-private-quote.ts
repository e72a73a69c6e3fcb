import type { GoneReason, PrivateQuote, QuoteOfPage } from '#contract/quotes/private-quote.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { currentStatus } from '#server/features/quotes/sending/move-quote.ts';
import { findReplacedSnapshot, findSnapshot } from '#server/features/quotes/sending/snapshots-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { findByToken } from './private-quotes-store.ts';

/**
 * Reads a quote by its private link, as it was sent (H5). Nothing is told of one that was replaced or withdrawn. Throws
 * `not-found`, `quote-superseded`, `quote-withdrawn`.
 */
export async function readPrivateQuote(services: Services, token: string): Promise<PrivateQuote> {
  const found = await quoteOfPage(services, token);
  if ('gone' in found) throw new AppError(found.gone);
  return found.quote;
}

/** The same for the page: the quote, or why there is none to show. */
export async function quoteOfPage({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string): Promise<QuoteOfPage> {
  const row = token === '' ? null : await findByToken(db, token);
  const sent = row && (await findSnapshot(db, row.id));
  if (!row || !sent) return { gone: 'not-found' };
  const status = currentStatus(row, clock());
  const gone = goneReason(status);
  if (gone) return { gone };
  return { quote: { status, ...sent, previous: await findReplacedSnapshot(db, row) } };
}

/** Why the link of a quote in a status shows nothing; null where it shows the quote (domain rules, "Quote"). */
export function goneReason(status: QuoteStatus): GoneReason | null {
  if (status === 'superseded') return 'quote-superseded';
  if (status === 'withdrawn') return 'quote-withdrawn';
  return status === 'draft' ? 'not-found' : null;
}
