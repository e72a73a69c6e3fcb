import type { DocumentBuyer } from '#domain/tax-documents/tax-document.ts';
import { vatNumberOf } from '#domain/tax/vat-number.ts';

/** Where structured invoices reach a party: an identifier in a scheme of the list EAS. */
export type ElectronicAddress = { scheme: string; id: string };

type Party = Pick<DocumentBuyer, 'companyNumber' | 'taxNumber' | 'vatNumber'> & { country: string };

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** How firms of a country are addressed: scheme, identifier from their numbers, and its form (list EAS of Peppol). */
type Scheme = { scheme: string; idOf: (party: Party) => string; form: RegExp };

const byVatNumber = (scheme: string): Scheme => ({ scheme, idOf: vatIdOf, form: /^[A-Z]{2}\w+$/ });

/** In the order in which they are tried. */
const schemes: Readonly<Record<string, readonly Scheme[]>> = {
  SK: [{ scheme: '0245', idOf: ({ taxNumber, vatNumber }) => digitsOf(taxNumber || vatNumber), form: /^\d{10}$/ }],
  // A Czech firm that pays no tax has a company number alone.
  CZ: [byVatNumber('9929'), { scheme: '0154', idOf: ({ companyNumber }) => digitsOf(companyNumber), form: /^\d{8}$/ }],
  DK: [{ scheme: '0184', idOf: companyDigits, form: /^\d{8}$/ }],
  NO: [{ scheme: '0192', idOf: companyDigits, form: /^\d{9}$/ }],
  // A Swedish VAT number is the company number with two digits behind it.
  SE: [{ scheme: '0007', idOf: (party) => companyDigits(party).slice(0, 10), form: /^\d{10}$/ }],
  AT: [byVatNumber('9914')],
  DE: [byVatNumber('9930')],
  HU: [byVatNumber('9910')],
  PL: [byVatNumber('9945')],
};

function companyDigits({ companyNumber, vatNumber }: Party): string {
  return digitsOf(companyNumber || vatNumber);
}

/**
 * Address of a firm in the Peppol network, from its numbers: the DIČ in Slovakia (Act 385/2025), the CVR number in Denmark, the
 * company number in Norway, in Sweden and of Czech firms that pay no tax, elsewhere the VAT number. Null without a number of the
 * right form.
 */
export function electronicAddressOf(party: Party): ElectronicAddress | null {
  const found = schemes[party.country]?.find(({ idOf, form }) => form.test(idOf(party)));
  return found ? { scheme: found.scheme, id: found.idOf(party) } : null;
}

/** VAT number with the prefix of its country, as EN 16931 wants it (BR-CO-09); '' where there is none. */
export function vatIdOf({ country, companyNumber, vatNumber }: Party): string {
  const known = vatNumberOf({ country, companyNumber, vatNumber })
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase();
  return known === '' || /^[A-Z]{2}/.test(known) ? known : country + known;
}
