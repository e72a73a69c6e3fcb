import type { PrivateQuote, QuoteOfPage } from '#contract/quotes/private-quote.ts';
import { daysLeft } from '#domain/quotes/validity.ts';
import { type Asking, findOpened } from '#server/features/quotes/access/open-access.ts';
import { answersOf } from '#server/features/quotes/answers/read-answers.ts';
import { findReplacedSnapshot } from '#server/features/quotes/sending/snapshots-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { readSent } from './sent-quote.ts';

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
  const now = clock();
  const sent = await readSent(db, asking.key === '' ? null : await findOpened(db, asking), now);
  if ('gone' in sent) return sent;
  const { row, access, document, sha256, status } = sent;
  const answers = await answersOf(services, row, document);
  return {
    quote: {
      status,
      daysLeft: daysLeft(document.validUntil, document.language, now),
      document,
      sha256,
      previous: await findReplacedSnapshot(db, row),
      access: access.kind,
      mayAnswer: access.mayAnswer,
      ...answers,
      // A colleague signs by their own name.
      signer: { ...answers.signer, ...access.colleague },
    },
  };
}
