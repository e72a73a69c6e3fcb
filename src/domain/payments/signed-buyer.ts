import type { QuoteBuyer } from '../quotes/content/quote-content.ts';
import type { Signer } from '../quotes/signing/signed-document.ts';
import { documentBuyerOf } from '../tax-documents/document-buyer.ts';
import type { DocumentBuyer } from '../tax-documents/tax-document.ts';

/**
 * Who pays what was signed: the buyer of the quote with what its signer has typed, who knows it better. Whoever signs as a private
 * person has no firm and no numbers.
 */
export function signedBuyer(buyer: QuoteBuyer, signer: Signer): DocumentBuyer {
  return documentBuyerOf({
    ...buyer,
    kind: signer.kind,
    name: buyer.name.trim() || signer.name,
    email: buyer.email.trim() || signer.email,
    address: signer.address.trim() || buyer.address,
    ...firmOf(buyer, signer),
  });
}

type Firm = Pick<QuoteBuyer, 'company' | 'companyNumber' | 'taxNumber' | 'vatNumber' | 'isVatNumberVerified'>;

const nobody = { taxNumber: '', vatNumber: '', isVatNumberVerified: false };

/** The firm as it was signed for; its tax numbers are known where the quote was for a firm. */
function firmOf(buyer: QuoteBuyer, signer: Signer): Firm {
  if (signer.kind === 'private') return { ...nobody, company: '', companyNumber: '' };
  const { taxNumber, vatNumber, isVatNumberVerified } = buyer.kind === 'business' ? buyer : nobody;
  return {
    company: signer.company.trim() || buyer.company,
    companyNumber: signer.companyNumber || buyer.companyNumber,
    taxNumber,
    vatNumber,
    isVatNumberVerified,
  };
}
