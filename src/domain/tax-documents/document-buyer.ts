import type { QuoteBuyer } from '../quotes/content/quote-content.ts';
import { splitAddress } from './split-address.ts';
import type { DocumentBuyer } from './tax-document.ts';

/** The buyer of a quote as requests for money and tax documents name it, with the address in parts. */
export function documentBuyerOf({ address, phone: _phone, ...buyer }: QuoteBuyer): DocumentBuyer {
  return { ...buyer, ...splitAddress(address) };
}
