import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { documentBuyer, documentLine, documentSeller } from './tax-documents.ts';

/** A document, and what its country's law wants to read on it (sums and days as people of its language write them). */
export type LawfulDocument = { name: string; document: TaxDocument; items: readonly string[] };

/** A Czech payer of tax. */
export const czechSeller = documentSeller({
  street: 'Veveří 12',
  city: 'Brno',
  postalCode: '602 00',
  country: 'CZ',
  legalForm: 'OSVČ',
  companyNumber: '27074358',
  taxNumber: 'CZ27074358',
  vatNumber: 'CZ27074358',
  register: 'Živnostenský rejstřík',
  registerEntry: 'Brno-střed',
});
/** A Czech firm. */
export const czechBuyer = documentBuyer({
  company: 'Střechy Nováková s.r.o.',
  street: 'Hlavní 5',
  city: 'Olomouc',
  postalCode: '779 00',
  country: 'CZ',
  companyNumber: '27082440',
  taxNumber: 'CZ27082440',
  vatNumber: 'CZ27082440',
});
/** A Danish payer of tax. */
export const danishSeller = documentSeller({
  street: 'Havnegade 3',
  city: 'Aarhus',
  postalCode: '8000',
  country: 'DK',
  legalForm: 'enkeltmandsvirksomhed',
  companyNumber: '13612870',
  taxNumber: '',
  vatNumber: '',
  register: '',
  registerEntry: '',
});
/** A Danish firm. */
export const danishBuyer = documentBuyer({
  company: 'Tagfirmaet ApS',
  street: 'Algade 1',
  city: 'Odense',
  postalCode: '5000',
  country: 'DK',
  companyNumber: '10150817',
  taxNumber: '',
  vatNumber: '',
});

/** Items in one line. */
export const items = (text: string): string[] => text.split(' | ');

/** What a Slovak document says of both sides. */
export const slovakParties = [
  ...items('Plumbline | Tesárska 12 | 917 01 Trnava | IČO 54321093 | DIČ 1122334400 | IČ DPH SK1122334400'),
  ...items('živnostník | Okresný úrad Trnava, živnostenský register, 250-12345 | Strechy Nováková s. r. o.'),
  ...items('Hlavná 5 | 949 01 Nitra | IČO 31333532 | DIČ 2020845332 | IČ DPH SK2020845332'),
];
/** What a Czech document says of both sides. */
export const czechParties = [
  ...items('Plumbline | Veveří 12 | 602 00 Brno | IČO 27074358 | DIČ CZ27074358 | OSVČ'),
  ...items('Živnostenský rejstřík, Brno-střed | Střechy Nováková s.r.o. | Hlavní 5 | 779 00 Olomouc'),
  ...items('IČO 27082440 | DIČ CZ27082440'),
];
/** What a Danish document says of both sides. */
export const danishParties = [
  ...items('Plumbline | Havnegade 3 | 8000 Aarhus | CVR-nr. 13612870 | Tagfirmaet ApS | Algade 1'),
  ...items('5000 Odense | CVR-nr. 10150817'),
];

/** Two lines of different rates, one with a discount: 1 × 1,234.50 and 2.5 × 83.33 less 12.5 %. */
export const twoLines = (rates: readonly [number, number]) => [
  documentLine({ taxRate: rates[0] }),
  documentLine({
    id: 'photos',
    name: 'Fotografie',
    quantity: 2500,
    unit: 'h',
    unitPrice: 8333,
    discount: { kind: 'percent', basisPoints: 1250 },
    taxRate: rates[1],
  }),
];

/** The invoice that a credit note is about. */
export const corrects = {
  documentId: 'x',
  number: 'F2027-0040',
  issuedOn: '2027-01-31',
  reason: 'Reklamácia fotografií',
};
/** Where a Czech buyer pays. */
export const czechAccount = {
  variableSymbol: '2700000424',
  account: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' },
};
/** Where a Danish buyer pays. */
export const danishAccount = { variableSymbol: '2700000424', account: { iban: 'DK5000400440116243', bic: 'NDEADKKK' } };
