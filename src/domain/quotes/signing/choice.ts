import { type Choice, type QuoteLine, chosenQuantity } from '../lines/quote-line.ts';
import { splitIntoParts } from '../payment-plan.ts';
import type { QuoteSnapshot } from '../quote-snapshot.ts';
import { totalsOf } from '../lines/totals.ts';
import type { SignedDocument } from './signed-document.ts';

/** What is wrong with the choice of an option. */
export type ChoiceFault = { lineId: string; rule: 'unknown-option' | 'out-of-bounds' };

/**
 * Checks which options were chosen: only options of the quote, whole thousandths, each within its bounds (H5). Returns the first
 * fault, or null.
 */
export function faultOfChoice(lines: readonly QuoteLine[], choice: Choice): ChoiceFault | null {
  for (const [lineId, quantity] of Object.entries(choice)) {
    const option = lines.find(({ id }) => id === lineId)?.option;
    if (!option) return { lineId, rule: 'unknown-option' };
    const isWithin = Number.isSafeInteger(quantity) && quantity >= option.minimum && quantity <= option.maximum;
    if (quantity !== 0 && !isWithin) return { lineId, rule: 'out-of-bounds' };
  }
  return null;
}

/** The document that is signed with a choice that has no fault: options that are not chosen are left out of it. */
export function signedDocumentOf(quote: QuoteSnapshot, choice: Choice): SignedDocument {
  const chosen = Object.fromEntries(
    quote.lines
      .filter((line) => line.option && chosenQuantity(line, choice) !== 0)
      .map(({ id }) => [id, choice[id] ?? 0]),
  );
  const totals = totalsOf(quote.lines, chosen);
  const amounts = splitIntoParts(totals.once.gross, quote.paymentPlan);
  const paymentPlan = quote.paymentPlan.map((part, index) => ({ ...part, amount: amounts[index] ?? 0 }));
  return { format: 1, quote, choice: chosen, totals, paymentPlan };
}
