import { divideHalfUp } from '../quotes/lines/line-amount.ts';
import { wholeInBasisPoints } from '../quotes/lines/quote-line.ts';
import type { TaxSum } from '../quotes/lines/totals.ts';

/**
 * Splits a payment (minor units, tax included) over the rates of what it is paid for, in proportion to their sums with tax, into
 * base and tax: base = sum × 100 / (100 + rate) half up, the tax is the remainder (SK Act 222/2004 §22). The parts sum to the
 * payment exactly; a rate of nothing gets nothing.
 */
export function splitAdvance(payment: number, taxes: readonly TaxSum[]): TaxSum[] {
  const shares = taxes.map(({ rate, net, tax }) => ({ rate, gross: net + tax })).filter(({ gross }) => gross > 0);
  const total = shares.reduce((sum, { gross }) => sum + gross, 0);
  let rest = payment;
  return shares.map(({ rate, gross }, index) => {
    const isLast = index === shares.length - 1;
    const part = isLast ? rest : divideHalfUp(BigInt(payment) * BigInt(gross), BigInt(total));
    rest -= part;
    const net = divideHalfUp(BigInt(part) * BigInt(wholeInBasisPoints), BigInt(wholeInBasisPoints + rate));
    return { rate, net, tax: part - net };
  });
}
