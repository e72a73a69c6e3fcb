import { divideHalfUp, lineAmount } from './line-amount.ts';
import {
  type Choice,
  type DraftLine,
  type QuoteLine,
  type Recurrence,
  chosenQuantity,
  recurrences,
  thousandths,
  wholeInBasisPoints,
} from './quote-line.ts';

/** Sum of the lines of one tax rate (basis points) in minor units, and the tax on it. */
export type TaxSum = { rate: number; net: number; tax: number };

/** Sums in minor units, without tax, the tax per rate from the highest rate down, and with tax. */
export type Totals = { net: number; taxes: TaxSum[]; tax: number; gross: number };

/** What is paid once, and what every month. */
export type QuoteTotals = Record<Recurrence, Totals>;

/** Tax on a sum in minor units, rounded half up once for each rate (domain rules, "Quote"). */
export function taxOn(net: number, rate: number): number {
  return divideHalfUp(BigInt(net) * BigInt(rate), BigInt(wholeInBasisPoints));
}

/**
 * Totals of a quote with the chosen options; without a choice, of what is not optional. They are sums of rounded lines, so the
 * order of the lines changes nothing (H1, domain rules).
 */
export function totalsOf(lines: readonly QuoteLine[], choice: Choice = {}): QuoteTotals {
  const ofRecurrence = (recurrence: Recurrence) =>
    sumUp(
      lines.filter((line) => line.recurrence === recurrence && isCounted(line, choice)),
      choice,
    );
  return Object.fromEntries(recurrences.map((each) => [each, ofRecurrence(each)])) as QuoteTotals;
}

const isCounted = (line: QuoteLine, choice: Choice) => !line.option || chosenQuantity(line, choice) !== 0;

function sumUp(lines: readonly QuoteLine[], choice: Choice): Totals {
  const netOfRate = new Map<number, number>();
  for (const line of lines) {
    netOfRate.set(line.taxRate, (netOfRate.get(line.taxRate) ?? 0) + lineAmount(line, choice).net);
  }
  const taxes = [...netOfRate]
    .toSorted(([one], [other]) => other - one)
    .map(([rate, net]) => ({ rate, net, tax: taxOn(net, rate) }));
  const net = taxes.reduce((sum, each) => sum + each.net, 0);
  const tax = taxes.reduce((sum, each) => sum + each.tax, 0);
  return { net, taxes, tax, gross: net + tax };
}

/** What is left of a sum without tax after the agency's own costs, in minor units; `share` in basis points of the sum. */
export type Margin = { net: number; cost: number; margin: number; share: number | null };

/** Margin of what is paid once and every month, for the agency's eyes only (H2). */
export function marginOf(lines: readonly DraftLine[], choice: Choice = {}): Record<Recurrence, Margin> {
  const totals = totalsOf(lines, choice);
  const ofRecurrence = (recurrence: Recurrence): Margin => {
    const { net } = totals[recurrence];
    const cost = lines
      .filter((line) => line.recurrence === recurrence)
      .reduce((sum, line) => sum + costOf(line, choice), 0);
    const margin = net - cost;
    return { net, cost, margin, share: net > 0 ? divideHalfUp(BigInt(margin) * 10_000n, BigInt(net)) : null };
  };
  return Object.fromEntries(recurrences.map((each) => [each, ofRecurrence(each)])) as Record<Recurrence, Margin>;
}

const costOf = (line: DraftLine, choice: Choice) =>
  divideHalfUp(BigInt(chosenQuantity(line, choice)) * BigInt(line.internalCost), BigInt(thousandths));
