import type { TaxReason } from '../tax/decide-tax.ts';
import type { DocumentBuyer } from './tax-document.ts';

/** First day from which Slovak payers send structured invoices to firms at home (SK Act 385/2025, §85o of Act 222/2004). */
export const structuredFrom = '2027-01-01';

type Document = {
  seller: { country: string };
  buyer: Pick<DocumentBuyer, 'kind' | 'country'>;
  tax: { reason: TaxReason };
  /** Day of delivery or of the payment (`YYYY-MM-DD`); '' while it is not known. */
  deliveredOn: string;
};

/**
 * Whether a PDF alone no longer does: a Slovak payer's document for a firm in Slovakia, of a delivery or payment from 2027 on.
 * Private customers, customers abroad and sellers who are no payers are out of scope for now. A day that is not known counts as
 * `today`.
 */
export function needsStructured({ seller, buyer, tax, deliveredOn }: Document, today: string): boolean {
  const isSlovak = seller.country === 'SK' && buyer.country === 'SK';
  return isSlovak && buyer.kind === 'business' && tax.reason === 'domestic' && (deliveredOn || today) >= structuredFrom;
}
