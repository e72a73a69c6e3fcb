import { withOwnNumbers } from '../customers/buyer-numbers.ts';
import type { QuoteBuyer } from '../quotes/content/quote-content.ts';
import { type QuoteSettings, homeCountry } from '../settings/quote-settings.ts';
import { type TaxDecision, decideTax, taxStatusOn } from './decide-tax.ts';
import { vatNumberOf } from './vat-number.ts';

/** Decides how a quote is taxed on a day (`YYYY-MM-DD`) by the agency's settings, and why (H1). */
export function taxOf({ buyer }: { buyer: QuoteBuyer }, settings: QuoteSettings, day: string): TaxDecision {
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
