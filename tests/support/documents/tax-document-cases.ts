import type { AdvanceDeduction, TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { documentBuyer, documentLine, documentSeller, taxDocumentOf } from './tax-documents.ts';

const czechAccount = { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' };
const danishAccount = { iban: 'DK5000400440116243', bic: 'NDEADKKK' };

const lines = {
  mixed: [
    documentLine(),
    documentLine({
      id: 'photos',
      name: 'Fotografovanie',
      quantity: 2333,
      unit: 'hod.',
      unitPrice: 8333,
      discount: { kind: 'percent', basisPoints: 1250 },
    }),
    documentLine({
      id: 'print',
      name: 'Tlač letákov',
      quantity: 1_500_000,
      unitPrice: 25,
      taxRate: 500,
      discount: { kind: 'sum', amount: 2500 },
    }),
    documentLine({ id: 'saving', name: 'Balík Growth', description: '', unit: '', unitPrice: -15_000 }),
    documentLine({ id: 'rounding', name: 'Zaokrúhlenie', description: '', unit: '', unitPrice: -37 }),
  ],
  untaxed: [
    documentLine({ taxRate: 0 }),
    documentLine({ id: 'care', name: 'Správa webu', quantity: 12_000, unit: 'mes.', unitPrice: 4900, taxRate: 0 }),
  ],
  czech: [
    documentLine({ unitPrice: 3_500_000, taxRate: 2100 }),
    documentLine({ id: 'b', unitPrice: 999, taxRate: 1200 }),
  ],
  danish: [documentLine({ unitPrice: 1_250_050, taxRate: 2500, unit: 'stk.' })],
  odd: [
    documentLine({ id: 'free', name: 'Zadarmo', unitPrice: 0 }),
    documentLine({ id: 'thin', quantity: 1, unitPrice: 1 }),
    documentLine({ id: 'given', discount: { kind: 'percent', basisPoints: 10_000 } }),
    documentLine({ id: 'less', unitPrice: -10_001, discount: { kind: 'percent', basisPoints: 3333 } }),
    documentLine({ id: 'large', quantity: 1_000_000_000, unitPrice: 10_001 }),
  ],
};

const buyers = {
  private: documentBuyer({ kind: 'private', company: '', companyNumber: '', taxNumber: '', vatNumber: '' }),
  czech: documentBuyer({
    company: 'Střechy Nováková s.r.o.',
    street: 'Hlavní 5',
    city: 'Brno',
    postalCode: '602 00',
    country: 'CZ',
    companyNumber: '27082440',
    taxNumber: 'CZ27082440',
    vatNumber: 'CZ27082440',
  }),
  danish: documentBuyer({
    name: 'Mette Sørensen',
    company: 'Tømrer Sørensen ApS',
    street: 'Søndergade 5',
    city: 'Aarhus',
    postalCode: '8000',
    country: 'DK',
    companyNumber: '13585628',
    taxNumber: '',
    vatNumber: '',
  }),
  german: documentBuyer({
    company: 'Dach & Fach GmbH',
    city: 'Berlin',
    postalCode: '10115',
    country: 'DE',
    companyNumber: '',
    taxNumber: '',
    vatNumber: 'DE136695976',
  }),
  norwegian: documentBuyer({
    company: 'Tak AS',
    city: 'Oslo',
    postalCode: '0150',
    country: 'NO',
    companyNumber: '974760673',
    taxNumber: '',
    vatNumber: '',
  }),
};

const sellers = {
  notPayer: documentSeller({ vatNumber: '' }),
  czech: documentSeller({
    street: 'Dlouhá 1',
    city: 'Praha',
    postalCode: '110 00',
    country: 'CZ',
    companyNumber: '27082440',
    taxNumber: 'CZ27082440',
    vatNumber: 'CZ27082440',
  }),
  danish: documentSeller({
    street: 'Nørregade 1',
    city: 'København',
    postalCode: '1165',
    country: 'DK',
    companyNumber: '25313763',
    taxNumber: '',
    vatNumber: '',
  }),
};

const notPayer = { reason: 'not-payer', rates: [0] } as const;
const reverse = { reason: 'reverse-charge', rates: [0] } as const;
const czechRates = { reason: 'domestic', rates: [2100, 1200] } as const;
const danishRates = { reason: 'domestic', rates: [2500] } as const;
const koruna = { millionths: 25_130_000, source: 'ECB', day: '2027-02-05' };
const krone = { millionths: 7_460_400, source: 'ECB', day: '2027-02-05' };

const advance = (changes: Partial<AdvanceDeduction> = {}): AdvanceDeduction => ({
  documentId: 'advance',
  number: 'ZD2027-0007',
  issuedOn: '2027-01-15',
  rate: 2300,
  net: 50_000,
  tax: 11_500,
  ...changes,
});

const corrects = { documentId: 'first', number: 'F2027-0001', issuedOn: '2027-01-20', reason: 'Vrátená časť prác' };
const credit = { kind: 'credit_note', number: 'D2027-0003', corrects, payment: null } as const;
const advanceTax = { kind: 'advance_tax', number: 'ZD2027-0007', deliveredOn: '2027-02-01', payment: null } as const;
const correction = { kind: 'correction', number: 'O2027-0001', corrects, payment: null } as const;

type Changes = Partial<TaxDocument>;

const ofNotPayer: Changes = { seller: sellers.notPayer, tax: notPayer, lines: lines.untaxed };
const ofCzech: Changes = {
  seller: sellers.czech,
  buyer: buyers.czech,
  language: 'cs',
  tax: czechRates,
  lines: lines.czech,
  payment: { variableSymbol: '2700000424', account: czechAccount },
};
const ofDane: Changes = {
  seller: sellers.danish,
  buyer: buyers.danish,
  language: 'da',
  tax: danishRates,
  lines: lines.danish,
  payment: { variableSymbol: '2700000424', account: danishAccount },
};
const toCzechFirm: Changes = {
  buyer: buyers.czech,
  language: 'cs',
  tax: reverse,
  lines: lines.untaxed,
  exchangeRate: koruna,
};
const toDanishFirm: Changes = {
  buyer: buyers.danish,
  language: 'da',
  tax: reverse,
  lines: lines.untaxed,
  exchangeRate: krone,
};
const toGermanFirm: Changes = { buyer: buyers.german, language: 'en', tax: reverse, lines: lines.untaxed };

const cases: Record<string, Changes> = {
  'payer, firm at home': {},
  'payer, firm at home, mixed rates, discounts, saving, rounding': { lines: lines.mixed },
  'payer, odd lines': { lines: lines.odd },
  'payer, 500 lines': {
    lines: Array.from({ length: 500 }, (_, index) => documentLine({ id: `l${index}`, unitPrice: 101 + index })),
  },
  'payer, private customer at home': { buyer: buyers.private },
  'payer, customer without a country': {
    buyer: { ...buyers.private, country: '' },
    tax: { reason: 'country-missing', rates: [2300] },
  },
  'payer, firm at home, without a signed quote': { quoteNumber: '' },
  'payer, nobody named': { quoteNumber: '', buyer: documentBuyer({ name: '' }) },
  'payer, without an account': { payment: { variableSymbol: '2700000424', account: null } },
  'payer, one advance off': { advances: [advance()] },
  'payer, advances of two rates off': {
    lines: lines.mixed,
    advances: [
      advance(),
      advance({ rate: 500, net: 10_000, tax: 500 }),
      advance({ number: 'ZD2027-0009', net: 1, tax: 0 }),
    ],
  },
  'payer, everything paid by an advance': { advances: [advance({ net: 123_450, tax: 28_394 })] },
  'payer, more paid by advances than is due': { advances: [advance({ net: 200_000, tax: 46_000 })] },
  'payer, firm of Czechia in koruna': toCzechFirm,
  'payer, firm of Czechia in euro': { ...toCzechFirm, language: 'sk', exchangeRate: null },
  'payer, firm of Denmark in krone': toDanishFirm,
  'payer, firm of Germany': toGermanFirm,
  'payer, firm of Czechia without a verified number': {
    ...toCzechFirm,
    lines: lines.mixed,
    tax: { reason: 'vat-number-missing', rates: [2300, 1900, 500] },
    buyer: { ...buyers.czech, vatNumber: '', taxNumber: '', isVatNumberVerified: false },
  },
  'payer, private customer of Czechia in koruna': {
    buyer: { ...buyers.private, country: 'CZ' },
    language: 'cs',
    tax: { reason: 'private-abroad', rates: [2300, 1900, 500] },
    exchangeRate: koruna,
  },
  'payer, firm of Norway': {
    buyer: buyers.norwegian,
    language: 'en',
    tax: { reason: 'outside-eu', rates: [0] },
    lines: lines.untaxed,
  },
  'not a payer, firm at home': ofNotPayer,
  'not a payer, private customer': { ...ofNotPayer, buyer: buyers.private },
  'not a payer, a part paid before': { ...ofNotPayer, prepaid: 50_000 },
  'not a payer, all paid before': { ...ofNotPayer, prepaid: 182_250 },
  'registered across borders, firm at home': { tax: notPayer, lines: lines.untaxed },
  'registered across borders, firm of Czechia': { ...toCzechFirm, seller: documentSeller() },
  'registered across borders, firm of Norway': {
    buyer: buyers.norwegian,
    tax: notPayer,
    lines: lines.untaxed,
    language: 'en',
  },
  'Czech payer, firm at home': ofCzech,
  'Czech payer, private customer': { ...ofCzech, buyer: { ...buyers.private, country: 'CZ' } },
  'Czech payer, advance off': { ...ofCzech, advances: [advance({ rate: 2100, net: 1_000_000, tax: 210_000 })] },
  'Czech, not a payer': {
    ...ofCzech,
    tax: notPayer,
    lines: lines.untaxed,
    seller: { ...sellers.czech, vatNumber: '' },
  },
  'Czech payer, firm of Slovakia in euro': {
    ...ofCzech,
    buyer: documentBuyer(),
    currency: 'EUR',
    tax: reverse,
    lines: lines.untaxed,
  },
  'Danish payer, firm at home': ofDane,
  'Danish payer, firm at home by an IBAN of elsewhere': {
    ...ofDane,
    payment: { variableSymbol: '2700000424', account: czechAccount },
  },
  'Danish payer, firm at home by a payment slip': {
    ...ofDane,
    payment: {
      variableSymbol: '2700000424',
      account: { iban: 'DK5000400440116243', bic: 'NDEADKKK', fikCreditor: '12345678' },
    },
  },
  'Danish payer, private customer': { ...ofDane, buyer: { ...buyers.private, country: 'DK' } },
  'Danish payer, nothing left to pay': { ...ofDane, advances: [advance({ rate: 2500, net: 1_250_050, tax: 312_513 })] },
  'advance of a payer': {
    ...advanceTax,
    lines: [documentLine({ name: 'Preddavok', unitPrice: 75_925 })],
    received: [{ rate: 2300, net: 75_925, tax: 17_463 }],
  },
  'advance of two rates': {
    ...advanceTax,
    lines: [documentLine({ unitPrice: 75_925 }), documentLine({ id: 'b', unitPrice: 1001, taxRate: 500 })],
  },
  'advance of a Czech payer': { ...ofCzech, ...advanceTax },
  'advance of a Danish payer': { ...ofDane, ...advanceTax },
  'advance with reverse charge': { ...toGermanFirm, ...advanceTax },
  'credit note of everything': { ...credit, lines: lines.mixed },
  'credit note of a part': { ...credit, lines: [documentLine({ quantity: 250 })] },
  'credit note of who is no payer': { ...ofNotPayer, ...credit },
  'credit note with reverse charge in krone': { ...toDanishFirm, ...credit },
  'credit note of a Czech payer': { ...ofCzech, ...credit },
  'credit note of a Danish payer': { ...ofDane, ...credit },
  'correction of a payer': correction,
  'correction of who is no payer': { ...ofNotPayer, ...correction },
  'hostile words': {
    note: '<script>alert(1)</script> ]]> &amp; &#0; \u0000\u0007\r\nšľ 🏠 \uD800',
    title: ' ',
    quoteNumber: '<>&\'"',
    buyer: documentBuyer({ name: '\t', company: '"Strechy" & <synovia>', street: ' ', city: '', postalCode: '\u0000' }),
    lines: [
      documentLine({ name: ' ', description: '\u0001', unit: '</x>' }),
      documentLine({ id: 'b', name: '=1+1', unit: '🏠' }),
    ],
  },
};

/** Issued documents of every kind, tax, country and currency, and odd ones, each by what is particular about it. */
export const taxDocumentCases: Readonly<Record<string, TaxDocument>> = Object.fromEntries(
  Object.entries(cases).map(([name, changes]) => [name, taxDocumentOf(changes)]),
);
