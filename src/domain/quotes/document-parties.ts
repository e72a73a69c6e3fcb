import { type Language, localeOf } from '../languages.ts';
import { vatNumberOf } from '../tax/vat-number.ts';
import type { QuoteSnapshot } from './quote-snapshot.ts';

/** A number that a firm is known by; what it is called depends on the language and on its country. */
export type PartyNumber = {
  kind: 'companyNumber' | 'danishNumber' | 'taxNumber' | 'vatNumber' | 'czechVatNumber';
  number: string;
};

/** Seller or buyer as a document names them. */
export type PartyWords = {
  name: string;
  /** Person with the form of the firm, street, town with country. */
  lines: string[];
  numbers: PartyNumber[];
  /** Register with the entry; '' where there is none. */
  register: string;
};

/** Who a document is between; the buyer's address by its lines. */
export type Parties = Pick<QuoteSnapshot, 'seller' | 'language'> & {
  buyer: Numbers & Pick<QuoteSnapshot['buyer'], 'name' | 'company' | 'address' | 'country'>;
  tax: Pick<QuoteSnapshot['tax'], 'reason'>;
};

/** Both parties of a document with their legal facts, without telephone and address of the buyer's mail (H3). */
export function wordParties({ seller, buyer, language, tax }: Parties): { seller: PartyWords; buyer: PartyWords } {
  return {
    seller: {
      name: seller.name,
      lines: listed(
        listed(seller.developer, seller.legalForm).join(', '),
        seller.street,
        listed(`${seller.postalCode} ${seller.city}`, countryName(seller.country, language)).join(', '),
      ),
      numbers: numbersOf(seller),
      register: listed(seller.register, seller.registerEntry).join(', '),
    },
    buyer: {
      name: buyer.company || buyer.name,
      lines: listed(buyer.company && buyer.name, ...buyer.address.split('\n'), countryName(buyer.country, language)),
      // Who accounts for the tax is named by the VAT number (Directive 2006/112/EC, art. 226).
      numbers: numbersOf(tax.reason === 'reverse-charge' ? { ...buyer, vatNumber: vatNumberOf(buyer) } : buyer),
      register: '',
    },
  };
}

const listed = (...parts: string[]): string[] => parts.map((part) => part.trim()).filter((part) => part !== '');

function countryName(country: string, language: Language): string {
  return country && (new Intl.DisplayNames([localeOf[language]], { type: 'region' }).of(country) ?? country);
}

type Numbers = { country: string; companyNumber: string; taxNumber: string; vatNumber: string };

/** In Czechia both tax numbers are the same one, which is written once. */
function numbersOf({ country, companyNumber, taxNumber, vatNumber }: Numbers): PartyNumber[] {
  const numbers: PartyNumber[] = [
    { kind: country === 'DK' ? 'danishNumber' : 'companyNumber', number: companyNumber },
    { kind: 'taxNumber', number: taxNumber === vatNumber ? '' : taxNumber },
    { kind: country === 'CZ' ? 'czechVatNumber' : 'vatNumber', number: vatNumber },
  ];
  return numbers.filter(({ number }) => number !== '');
}

/** An account number in groups of four, as people read it. */
export const groupIban = (iban: string): string => iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1\u00A0');
