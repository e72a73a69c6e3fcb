import type { GoneReason, PrivateQuote, QuoteOfPage } from '#contract/quotes/private-quote.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { Signer } from '#domain/quotes/signing/signed-document.ts';
import { daysLeft } from '#domain/quotes/validity.ts';
import { type Asking, findOpened } from '#server/features/quotes/access/open-access.ts';
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
export async function quoteOfPage({ db, clock }: Pick<Services, 'db' | 'clock'>, asking: Asking): Promise<QuoteOfPage> {
  const opened = asking.key === '' ? null : await findOpened(db, asking);
  const sent = opened && (await findSnapshot(db, opened.row.id));
  if (!opened || !sent) return { gone: 'not-found' };
  const now = clock();
  const status = currentStatus(opened.row, now);
  const gone = goneReason(status);
  if (gone) return { gone };
  const { document } = sent;
  return {
    quote: {
      status,
      daysLeft: daysLeft(document.validUntil, document.language, now),
      ...sent,
      previous: await findReplacedSnapshot(db, opened.row),
      access: opened.access.kind,
      signer: signerOf(document),
      needsCode: false,
      needsReason: false,
      agreements: [],
      answer: null,
      questions: [],
      signed: null,
    },
  };
}

/** What is known of the signer: the buyer that the quote was made for. */
function signerOf({ buyer }: QuoteSnapshot): Signer {
  const { name, email, kind, company, companyNumber, address } = buyer;
  return { name, role: '', email, kind, company, companyNumber, address };
}

/** Why the link of a quote in a status shows nothing; null where it shows the quote (domain rules, "Quote"). */
export function goneReason(status: QuoteStatus): GoneReason | null {
  if (status === 'superseded') return 'quote-superseded';
  if (status === 'withdrawn') return 'quote-withdrawn';
  return status === 'draft' ? 'not-found' : null;
}
