import { withoutJoiners } from '#domain/languages/line-joiners.ts';
import type { Currency } from '#domain/money.ts';
import { linesFromEstimate } from '#domain/quotes/content/fill-from-estimate.ts';
import type { DraftLine } from '#domain/quotes/lines/quote-line.ts';
import { quoteStarts } from '#locales/content/quote-start.ts';
import { estimateLineText } from '#locales/estimate-texts.ts';
import { findEstimate } from '#server/features/estimates/store.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import type { RequestToQuote } from './source-store.ts';

/** The lines that a request's estimate gives a quote, not taxed yet, in its currency; null without an estimate. */
export async function readEstimateToQuote(
  { db, newId }: Pick<Services, 'db' | 'newId'>,
  { estimateId, language }: RequestToQuote,
): Promise<{ currency: Currency; lines: DraftLine[] } | null> {
  const kept = estimateId === null ? null : await findEstimate(db, { id: estimateId });
  if (!kept) return null;
  const { units, maintenance } = quoteStarts[language];
  const t = textsOf(language);
  const lines = linesFromEstimate(kept.estimate, {
    // Texts of the site tie short words by a no-break space, which nobody can see or type in a field.
    nameOf: (reason) => withoutJoiners(estimateLineText(reason, t).label).replaceAll('\u00A0', ' '),
    maintenance,
    ...units,
    taxRate: 0,
    newId,
  });
  return { currency: kept.estimate.currency, lines };
}
