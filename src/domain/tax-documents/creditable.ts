import type { TaxSum, Totals } from '../quotes/lines/totals.ts';
import { lessSums, sumUp } from './document-figures.ts';
import type { TaxDocumentKind } from './tax-document.ts';

/** An issued document, and what others have already taken from it. */
export type CreditSource = {
  kind: TaxDocumentKind;
  lineTotals: Totals;
  /** Sums per rate of the credit notes about it. */
  credited: readonly TaxSum[];
  /** Sums per rate of an advance that an invoice has taken off: they are given back with that invoice. */
  takenOff: readonly TaxSum[];
};

/**
 * What credit notes can still give back of a document, per rate (domain rules, "Tax documents"): its lines less earlier credit
 * notes. Nothing of credit notes and corrections themselves.
 */
export function creditableOf({ kind, lineTotals, credited, takenOff }: CreditSource): TaxSum[] {
  if (kind === 'credit_note' || kind === 'correction') return [];
  const { taxes } = lessSums(lineTotals.taxes, [...credited, ...takenOff]);
  return taxes.filter(({ net, tax }) => net !== 0 || tax !== 0);
}

/** Whether sums per rate go beyond what is left of any rate. */
export function isBeyond(sums: readonly TaxSum[], left: readonly TaxSum[]): boolean {
  return sumUp(sums).taxes.some(({ rate, net }) => {
    const rest = left.find((each) => each.rate === rate)?.net ?? 0;
    return rest >= 0 ? net < 0 || net > rest : net > 0 || net < rest;
  });
}
