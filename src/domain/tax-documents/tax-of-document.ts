import { withOwnNumbers } from '../customers/buyer-numbers.ts';
import { type QuoteSettings, homeCountry } from '../settings/quote-settings.ts';
import { type TaxDecision, decideTax, taxStatusOn } from '../tax/decide-tax.ts';
import { vatNumberOf } from '../tax/vat-number.ts';
import type { DocumentBuyer } from './tax-document.ts';

/** Decides how a document is taxed: on its day of delivery (`YYYY-MM-DD`), by the seller's status of that day, and why (H11). */
export function taxOfDocument(
  buyer: DocumentBuyer,
  settings: Pick<QuoteSettings, 'taxStatuses'>,
  day: string,
): TaxDecision {
  return decideTax({
    seller: { country: homeCountry(), status: taxStatusOn(settings.taxStatuses, day) },
    buyer: {
      kind: buyer.kind,
      country: buyer.country,
      hasValidVatNumber: buyer.isVatNumberVerified && vatNumberOf(withOwnNumbers(buyer)) !== '',
    },
    day,
  });
}

/** The rate of a line among those that can be used: its own (basis points), else the usual one. */
export const usableRate = (own: number, rates: readonly number[]): number =>
  rates.includes(own) ? own : (rates[0] ?? 0);

/** Whether a payment of a day needs a tax document of its own: the seller owes tax on it (SK Act 222/2004 §19, §73). */
export const needsAdvanceDocument = ({ rates }: TaxDecision): boolean => rates.some((rate) => rate > 0);
