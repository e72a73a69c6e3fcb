import type { QuoteLine } from '../quotes/lines/quote-line.ts';
import { type TaxSum, type Totals, totalsOf } from '../quotes/lines/totals.ts';
import type { DocumentLine, TaxDocumentContent } from './tax-document.ts';

/** Sums of a document, as they stand on it. */
export type DocumentFigures = { lineTotals: Totals; totals: Totals; payable: number };

/** What the sums follow from. */
export type FigureSource = Pick<TaxDocumentContent, 'kind' | 'lines' | 'received' | 'advances' | 'prepaid'>;

/**
 * Computes the sums of a document in minor units (H11): lines are rounded half up once, tax per rate on their sum, and what
 * advances have taxed is taken off exactly. `left` is what a credit note can still give back per rate.
 */
export function documentFigures(content: FigureSource, left: readonly TaxSum[] = []): DocumentFigures {
  const ofLines = totalsOf(content.lines.map(asQuoteLine)).once;
  if (content.kind === 'credit_note') {
    const given = sumUp(ofLines.taxes.map((sum) => ({ ...sum, tax: creditedTax(sum, left) })));
    return { lineTotals: given, totals: given, payable: given.gross };
  }
  if (content.received.length > 0) {
    const received = sumUp(content.received);
    return { lineTotals: received, totals: received, payable: 0 };
  }
  const totals = lessSums(ofLines.taxes, content.advances);
  return { lineTotals: ofLines, totals, payable: totals.gross - content.prepaid };
}

/** A line of a document as the rules of quotes read it. */
export const asQuoteLine = (line: DocumentLine): QuoteLine => ({
  ...line,
  kind: 'item',
  option: null,
  recurrence: 'once',
});

/** Who gives back all that is left of a rate gives back its tax to the cent, whatever was rounded before. */
function creditedTax({ rate, net, tax }: TaxSum, left: readonly TaxSum[]): number {
  const rest = left.find((each) => each.rate === rate);
  if (!rest || Math.abs(tax) <= Math.abs(rest.tax)) return rest?.net === net ? rest.tax : tax;
  return rest.tax;
}

/** Sums per rate less others, rate by rate, from the highest rate down. */
export function lessSums(sums: readonly TaxSum[], others: readonly TaxSum[]): Totals {
  return sumUp([...sums, ...others.map(({ rate, net, tax }) => ({ rate, net: -net, tax: -tax }))]);
}

/** Adds sums of the same rate up, from the highest rate down. */
export function sumUp(sums: readonly TaxSum[]): Totals {
  const ofRate = new Map<number, TaxSum>();
  for (const { rate, net, tax } of sums) {
    const known = ofRate.get(rate) ?? { rate, net: 0, tax: 0 };
    ofRate.set(rate, { rate, net: known.net + net, tax: known.tax + tax });
  }
  const taxes = [...ofRate.values()].toSorted((one, other) => other.rate - one.rate);
  const net = taxes.reduce((sum, each) => sum + each.net, 0);
  const tax = taxes.reduce((sum, each) => sum + each.tax, 0);
  return { net, taxes, tax, gross: net + tax };
}
