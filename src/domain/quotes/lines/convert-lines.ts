import { type Currency, hundredthsOf } from '../../money.ts';
import { divideHalfUp } from './line-amount.ts';
import type { QuoteContent } from '../content/quote-content.ts';
import type { DraftLine } from './quote-line.ts';

type Pair = { from: Currency; to: Currency };

/** Converts minor units by the rates of spec §9, rounded half up to the minor unit: unit prices can be below one whole unit. */
export function convertAmount(amount: number, { from, to }: Pair): number {
  return divideHalfUp(BigInt(amount) * BigInt(hundredthsOf[to]), BigInt(hundredthsOf[from]));
}

/** Converts all that is money in lines: unit prices, discounts in sums, costs. Quantities and shares stay. */
export function convertLines(lines: readonly DraftLine[], pair: Pair): readonly DraftLine[] {
  if (pair.from === pair.to) return lines;
  return lines.map((line) => ({
    ...line,
    unitPrice: convertAmount(line.unitPrice, pair),
    internalCost: convertAmount(line.internalCost, pair),
    discount:
      line.discount?.kind === 'sum'
        ? { ...line.discount, amount: convertAmount(line.discount.amount, pair) }
        : line.discount,
  }));
}

/** What changes in a quote when its currency does: lines are converted, and the exchange rate was that of the former currency. */
export function convertContent(
  { lines, currency }: QuoteContent,
  to: Currency,
): Pick<QuoteContent, 'currency' | 'lines' | 'exchangeRate'> {
  return { currency: to, lines: convertLines(lines, { from: currency, to }), exchangeRate: null };
}
