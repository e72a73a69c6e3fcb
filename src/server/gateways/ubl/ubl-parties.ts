import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { type ElectronicAddress, electronicAddressOf, vatIdOf } from './electronic-address.ts';
import { type UblElement, withAttributes } from './ubl-element.ts';
import { isOutsideTax } from './ubl-tax.ts';

/** The agency (BG-4): the trade's name, the person or firm of the register, all numbers, the entry in the register. */
export function supplierOf(document: TaxDocument): UblElement {
  const { seller } = document;
  return {
    'cac:Party': {
      'cbc:EndpointID': endpointOf(electronicAddressOf(seller)),
      'cac:PartyName': { 'cbc:Name': seller.name },
      'cac:PostalAddress': addressOf(seller),
      'cac:PartyTaxScheme': [
        taxNumberOf(isOutsideTax(document) ? '' : vatIdOf(seller), 'VAT'),
        taxNumberOf(seller.country === 'SK' ? seller.taxNumber : '', 'TAX'),
      ],
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': [seller.name, seller.developer].filter(Boolean).join(', '),
        'cbc:CompanyID': companyIdOf(seller),
        'cbc:CompanyLegalForm': [seller.legalForm, seller.register, seller.registerEntry].filter(Boolean).join(', '),
      },
      'cac:Contact': {
        'cbc:Name': seller.developer,
        'cbc:Telephone': seller.phone,
        'cbc:ElectronicMail': seller.email,
      },
    },
  };
}

/** Who gets the document (BG-7); a country that is not known is the seller's, by which it was taxed. */
export function customerOf(document: TaxDocument): UblElement {
  const { buyer, seller } = document;
  const located = { ...buyer, country: buyer.country || seller.country };
  const isFirm = buyer.kind === 'business';
  return {
    'cac:Party': {
      'cbc:EndpointID': endpointOf(isFirm ? electronicAddressOf(located) : null),
      'cac:PostalAddress': addressOf(located),
      'cac:PartyTaxScheme': taxNumberOf(isFirm && !isOutsideTax(document) ? vatIdOf(located) : '', 'VAT'),
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': buyer.company.trim() || buyer.name.trim() || buyer.email,
        'cbc:CompanyID': companyIdOf(located),
      },
      'cac:Contact': { 'cbc:Name': buyer.company.trim() === '' ? '' : buyer.name, 'cbc:ElectronicMail': buyer.email },
    },
  };
}

const endpointOf = (address: ElectronicAddress | null): UblElement =>
  address && withAttributes(address.id, { schemeID: address.scheme });

const taxNumberOf = (number: string, scheme: 'VAT' | 'TAX'): UblElement =>
  number === '' ? null : { 'cbc:CompanyID': number, 'cac:TaxScheme': { 'cbc:ID': scheme } };

/** Danish firms must name the register of their number (DK-R-014). */
const companyIdOf = ({ country, companyNumber }: { country: string; companyNumber: string }): UblElement =>
  withAttributes(companyNumber, country === 'DK' ? { schemeID: '0184' } : {});

type Address = Record<'street' | 'city' | 'postalCode' | 'country', string>;

const addressOf = ({ street, city, postalCode, country }: Address): UblElement => ({
  'cbc:StreetName': street,
  'cbc:CityName': city,
  'cbc:PostalZone': postalCode,
  'cac:Country': { 'cbc:IdentificationCode': country },
});
