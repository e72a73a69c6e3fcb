import type { QuoteBuyer } from '../quotes/quote-content.ts';
import { type QuoteSettings, homeCountry } from '../settings/quote-settings.ts';
import { type TaxDecision, decideTax, taxStatusOn } from './decide-tax.ts';

/** VAT number of a buyer; Danish firms have none apart from their company number. '' where there is none. */
export function vatNumberOf({ country, companyNumber, vatNumber }: QuoteBuyer): string {
  if (vatNumber !== '' || country !== 'DK' || companyNumber === '') return vatNumber;
  return `DK${companyNumber}`;
}

/** Decides how a quote is taxed on a day (`YYYY-MM-DD`) by the agency's settings, and why (H1). */
export function taxOf({ buyer }: { buyer: QuoteBuyer }, settings: QuoteSettings, day: string): TaxDecision {
  return decideTax({
    seller: { country: homeCountry(), status: taxStatusOn(settings.taxStatuses, day) },
    buyer: {
      kind: buyer.kind,
      country: buyer.country,
      hasValidVatNumber: buyer.isVatNumberVerified && vatNumberOf(buyer) !== '',
    },
    day,
  });
}
