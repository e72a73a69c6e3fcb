import { type Currency, type MoneyRange, minorPerMajor, roundHalfUp, toEuro } from '../money.ts';
import type { PriceBook } from './price-book/price-book.ts';

/** Shares of the price in percent: a deposit of 30-50 % first (spec §9). */
const sharesOf = { 2: [50, 50], 3: [40, 30, 30] } as const;

export type Installment = { percent: number } & MoneyRange;

/** Payment in 2-3 parts for work above 1000 euro; empty below. The parts sum to the total exactly (D3). */
export function planInstallments(total: MoneyRange, currency: Currency, book: PriceBook): Installment[] {
  const euro = toEuro(total.maximum, currency);
  if (euro <= book.installmentsAbove.two) return [];
  const shares = sharesOf[euro > book.installmentsAbove.three ? 3 : 2];
  const minima = split(total.minimum, shares);
  const width = total.maximum - total.minimum;
  // Rounded on their own, ends that lie one unit apart could come out turned round.
  const maxima = width > minorPerMajor ? split(total.maximum, shares) : minima.with(0, (minima[0] ?? 0) + width);
  return shares.map((percent, index) => ({ percent, minimum: minima[index] ?? 0, maximum: maxima[index] ?? 0 }));
}

function split(amount: number, shares: readonly number[]): number[] {
  const parts = shares.slice(1).map((percent) => roundHalfUp((amount * percent) / 100 / minorPerMajor) * minorPerMajor);
  return [amount - parts.reduce((sum, part) => sum + part, 0), ...parts];
}
