import type { QuoteSnapshot } from '../quote-snapshot.ts';
import type { SignedDocument } from './signed-document.ts';

/**
 * A quote as it reads once options were chosen (H5): those count as lines in the chosen quantity, sums and parts of the payment
 * are those of the choice, and what was not chosen stays an option.
 */
export function quoteAsChosen({ quote, choice, totals, paymentPlan }: SignedDocument): QuoteSnapshot {
  const lines = quote.lines.map((line) => {
    const quantity = choice[line.id];
    return line.option && quantity !== undefined ? { ...line, quantity, option: null } : line;
  });
  return { ...quote, lines, totals, paymentPlan };
}
