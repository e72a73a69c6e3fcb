import {
  type Choice,
  type DraftLine,
  type QuoteLine,
  chosenQuantity,
  thousandths,
  wholeInBasisPoints,
} from './quote-line.ts';

/**
 * Divides whole numbers and rounds half away from zero, exactly: products of quantity, price and discount can exceed what a
 * float holds. Throws `RangeError` when the result is no safe integer.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [top, bottom] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const size = Number((2n * top + bottom) / (2n * bottom));
  if (!Number.isSafeInteger(size)) throw new RangeError('The amount is too large.');
  // Without the sum with zero, a negative zero.
  return (isNegative ? -size : size) + 0;
}

/** The largest amount of one line in minor units: sums of all lines of a quote, with tax of any rate, are safe integers then. */
export const mostLineAmount = 1_000_000_000_000;

/** Whether a line stays below what can be computed, whatever is chosen of it. */
export function isCountable({
  quantity,
  option,
  unitPrice,
  internalCost,
}: Pick<DraftLine, 'quantity' | 'option' | 'unitPrice' | 'internalCost'>): boolean {
  const most = Math.max(quantity, option?.maximum ?? 0) * Math.max(Math.abs(unitPrice), internalCost);
  return most <= mostLineAmount * thousandths;
}

/** What a line costs in minor units, without tax: before its discount, the discount, and after it. */
export type LineAmount = { gross: number; discount: number; net: number };

/**
 * Computes the amount of a line for what is chosen of it, rounded half up once (domain rules, "Quote"). A discount in
 * percent follows the quantity, a sum is the same for any quantity and never more than the line.
 */
export function lineAmount(line: QuoteLine, choice: Choice = {}): LineAmount {
  const quantity = BigInt(chosenQuantity(line, choice));
  const product = quantity * BigInt(line.unitPrice);
  const gross = divideHalfUp(product, BigInt(thousandths));
  const net = netOf(line, { product, gross, isChosen: quantity !== 0n });
  return { gross, discount: gross - net, net };
}

type Parts = { product: bigint; gross: number; isChosen: boolean };

function netOf({ discount }: QuoteLine, { product, gross, isChosen }: Parts): number {
  if (!discount || !isChosen) return gross;
  if (discount.kind === 'sum') return Math.max(gross - discount.amount, Math.min(gross, 0));
  const rest = BigInt(wholeInBasisPoints - discount.basisPoints);
  return divideHalfUp(product * rest, BigInt(thousandths * wholeInBasisPoints));
}
