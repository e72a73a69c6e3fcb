import { withOwnNumbers } from '../customers/buyer-numbers.ts';
import { normaliseNumber, numberKind } from '../customers/company-numbers.ts';
import type { CountryChoice } from '../customers/countries.ts';
import type { QuoteBuyer } from '../quotes/content/quote-content.ts';
import type { Signer } from '../quotes/signing/signed-document.ts';
import { vatNumberOf } from '../tax/vat-number.ts';
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

const nobody = { companyNumber: '', taxNumber: '', vatNumber: '', isVatNumberVerified: false };

/**
 * The firm as it was signed for. Its tax numbers are known where the quote was for this firm, and its VAT number is verified while it is
 * the one that somebody has verified: a Danish one is the company number.
 */
function firmOf(buyer: QuoteBuyer, signer: Signer): Firm {
  if (signer.kind === 'private') return { ...nobody, company: '' };
  const known = withOwnNumbers(buyer);
  const { country } = buyer;
  const knownNumber = storedNumber(country, known.companyNumber);
  const companyNumber = signer.companyNumber || knownNumber;
  const isSameFirm = knownNumber === '' || companyNumber === knownNumber;
  const { taxNumber, vatNumber, isVatNumberVerified } = isSameFirm ? known : nobody;
  const verified = vatNumberOf({ country, companyNumber: knownNumber, vatNumber: known.vatNumber });
  return {
    company: signer.company.trim() || buyer.company,
    companyNumber,
    taxNumber,
    vatNumber,
    isVatNumberVerified: isVatNumberVerified && vatNumberOf({ country, companyNumber, vatNumber }) === verified,
  };
}

/** The editor writes numbers in groups. */
function storedNumber(country: CountryChoice, number: string): string {
  const kind = numberKind(country, 'companyNumber');
  return kind === null ? number : normaliseNumber(kind, number);
}
