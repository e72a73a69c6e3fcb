import type { DocumentBuyer } from '#domain/tax-documents/tax-document.ts';
import { vatNumberOf } from '#domain/tax/vat-number.ts';

/** Where structured invoices reach a party: an identifier in a scheme of the list EAS. */
export type ElectronicAddress = { scheme: string; id: string };

type Party = Pick<DocumentBuyer, 'companyNumber' | 'taxNumber' | 'vatNumber'> & { country: string };

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Schemes of countries where firms are addressed by their VAT number (list EAS of Peppol). */
const vatSchemes: Readonly<Record<string, string>> = { CZ: '9929', AT: '9914', DE: '9930', HU: '9910', PL: '9945' };

/**
 * Address of a firm in the Peppol network, from its numbers: the DIČ in Slovakia (Act 385/2025), the CVR number in Denmark, the
 * company number in Norway, in Sweden and of Czech firms that pay no tax, elsewhere the VAT number. Null without a number of the right form.
 */
export function electronicAddressOf(party: Party): ElectronicAddress | null {
  const { country, companyNumber, taxNumber, vatNumber } = party;
  if (country === 'SK') return addressOf('0245', digitsOf(taxNumber || vatNumber), /^\d{10}$/);
  if (country === 'DK') return addressOf('0184', digitsOf(companyNumber || vatNumber), /^\d{8}$/);
  if (country === 'NO') return addressOf('0192', digitsOf(companyNumber || vatNumber), /^\d{9}$/);
  // A Swedish VAT number is the company number with two digits behind it.
  if (country === 'SE') return addressOf('0007', digitsOf(companyNumber || vatNumber).slice(0, 10), /^\d{10}$/);
  if (country === 'CZ' && vatNumber === '') return addressOf('0154', digitsOf(companyNumber), /^\d{8}$/);
  return addressOf(vatSchemes[country] ?? '', vatIdOf(party), /^[A-Z]{2}\w+$/);
}

const addressOf = (scheme: string, id: string, form: RegExp): ElectronicAddress | null =>
  scheme !== '' && form.test(id) ? { scheme, id } : null;

/** VAT number with the prefix of its country, as EN 16931 wants it (BR-CO-09); '' where there is none. */
export function vatIdOf({ country, companyNumber, vatNumber }: Party): string {
  const known = vatNumberOf({ country, companyNumber, vatNumber })
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase();
  return known === '' || /^[A-Z]{2}/.test(known) ? known : country + known;
}
