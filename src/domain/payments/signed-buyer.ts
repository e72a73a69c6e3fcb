import type { QuoteBuyer } from '../quotes/quote-content.ts';
import type { Signer } from '../quotes/signing/signed-document.ts';
import { documentBuyerOf } from '../tax-documents/document-buyer.ts';
import type { DocumentBuyer } from '../tax-documents/tax-document.ts';

/**
 * Who pays what was signed: the buyer of the quote with what its signer has typed, who knows it better. Whoever signs as a private
 * person has no firm and no numbers.
 */
export function signedBuyer(buyer: QuoteBuyer, signer: Signer): DocumentBuyer {
  const isFirm = signer.kind === 'business';
  const keepsNumbers = isFirm && buyer.kind === 'business';
  return documentBuyerOf({
    ...buyer,
    kind: signer.kind,
    name: buyer.name.trim() || signer.name,
    email: buyer.email.trim() || signer.email,
    address: signer.address.trim() || buyer.address,
    company: isFirm ? signer.company.trim() || buyer.company : '',
    companyNumber: isFirm ? signer.companyNumber || buyer.companyNumber : '',
    taxNumber: keepsNumbers ? buyer.taxNumber : '',
    vatNumber: keepsNumbers ? buyer.vatNumber : '',
    isVatNumberVerified: keepsNumbers && buyer.isVatNumberVerified,
  });
}
