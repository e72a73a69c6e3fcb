import type { GoneReason, PrivateQuote, QuoteOfPage } from '#contract/quotes/private-quote.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { daysLeft } from '#domain/quotes/validity.ts';
import { type Asking, findOpened } from '#server/features/quotes/access/open-access.ts';
import { answersOf } from '#server/features/quotes/answers/read-answers.ts';
import { currentStatus } from '#server/features/quotes/sending/move-quote.ts';
import { findReplacedSnapshot, findSnapshot } from '#server/features/quotes/sending/snapshots-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

/**
 * Reads a quote by its private link, as it was sent (H5). Nothing is told of one that was replaced or withdrawn. Throws
 * `not-found`, `quote-superseded`, `quote-withdrawn`.
 */
export async function readPrivateQuote(services: Services, asking: Asking): Promise<PrivateQuote> {
  const found = await quoteOfPage(services, asking);
  if ('gone' in found) throw new AppError(found.gone);
  return found.quote;
}

/** The same for the page: the quote, or why there is none. */
export async function quoteOfPage(
  services: Pick<Services, 'db' | 'clock' | 'quoteSettings'>,
  asking: Asking,
): Promise<QuoteOfPage> {
  const { db, clock } = services;
  const opened = asking.key === '' ? null : await findOpened(db, asking);
  const sent = opened && (await findSnapshot(db, opened.row.id));
  if (!opened || !sent) return { gone: 'not-found' };
  const now = clock();
  const status = currentStatus(opened.row, now);
  const gone = goneReason(status);
  if (gone) return { gone };
  return {
    quote: {
      status,
      daysLeft: daysLeft(sent.document.validUntil, sent.document.language, now),
      ...sent,
      previous: await findReplacedSnapshot(db, opened.row),
      access: opened.access.kind,
      ...(await answersOf(services, opened.row, sent.document)),
    },
  };
}

/** Why the link of a quote in a status shows nothing; null where it shows the quote (domain rules, "Quote"). */
export function goneReason(status: QuoteStatus): GoneReason | null {
  if (status === 'superseded') return 'quote-superseded';
  if (status === 'withdrawn') return 'quote-withdrawn';
  return status === 'draft' ? 'not-found' : null;
}
