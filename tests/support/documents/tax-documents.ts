import { brand } from '#domain/brand.ts';
import { currencyOf } from '#domain/money.ts';
import { documentFigures } from '#domain/tax-documents/document-figures.ts';
import { homeTaxOf } from '#domain/tax-documents/home-tax.ts';
import type { DocumentBuyer, DocumentLine, TaxDocument } from '#domain/tax-documents/tax-document.ts';

/** A firm in Slovakia with every number, with changes. */
export function documentBuyer(changes: Partial<DocumentBuyer> = {}): DocumentBuyer {
  return {
    kind: 'business',
    name: 'Jana Nováková',
    company: 'Strechy Nováková s. r. o.',
    email: 'jana@strechy.example',
    street: 'Hlavná 5',
    city: 'Nitra',
    postalCode: '949 01',
    country: 'SK',
    companyNumber: '31333532',
    taxNumber: '2020845332',
    vatNumber: 'SK2020845332',
    isVatNumberVerified: true,
    ...changes,
  };
}

/** A line of one piece for 1,234.50 at 23 %, with changes. */
export function documentLine(changes: Partial<DocumentLine> = {}): DocumentLine {
  return {
    id: 'web',
    name: 'Web pre strechára',
    description: 'Návrh, texty a programovanie',
    quantity: 1000,
    unit: 'ks',
    unitPrice: 123_450,
    discount: null,
    taxRate: 2300,
    ...changes,
  };
}

/** The agency as a payer of tax in Slovakia, with changes. */
export function documentSeller(changes: Partial<TaxDocument['seller']> = {}): TaxDocument['seller'] {
  const { name, developer, address, phone, mailboxes, iban, companyNumber, taxNumber, vatNumber } = brand;
  return {
    name,
    developer,
    street: address.street,
    postalCode: address.postalCode,
    city: address.city,
    country: address.countryCode,
    email: mailboxes.sk,
    phone,
    legalForm: 'živnostník',
    companyNumber,
    taxNumber,
    vatNumber,
    register: 'Okresný úrad Trnava, živnostenský register',
    registerEntry: '250-12345',
    bankAccount: { iban: iban.replaceAll(' ', ''), bic: 'TATRSKBX' },
    ...changes,
  };
}

type Sums = Pick<TaxDocument, 'totals' | 'lineTotals' | 'payable' | 'homeTax'>;

/**
 * A frozen document of any kind; its sums follow from lines, advances, prepaid money and the exchange rate unless they are given. An
 * invoice of a Slovak payer in euro for a Slovak firm where nothing else is told.
 */
export function taxDocumentOf(changes: Partial<TaxDocument> = {}): TaxDocument {
  const { language = 'sk' } = changes;
  const document: Omit<TaxDocument, keyof Sums> = {
    format: 1,
    kind: 'invoice',
    number: 'F2027-0042',
    language,
    currency: currencyOf[language],
    title: 'Nový web',
    note: '',
    issuedOn: '2027-02-10',
    deliveredOn: '2027-02-08',
    dueOn: '2027-02-24',
    seller: documentSeller(),
    buyer: documentBuyer(),
    lines: [documentLine()],
    received: [],
    advances: [],
    prepaid: 0,
    corrects: null,
    exchangeRate: null,
    tax: { reason: 'domestic', rates: [2300, 1900, 500] },
    rounding: 0,
    payment: { variableSymbol: '2700000424', account: documentSeller().bankAccount },
    quoteNumber: '2026-0042-R2',
    look: { primaryColor: null, logo: null },
    ...changes,
  };
  return { ...document, ...sumsOf(document), ...changes };
}

function sumsOf(document: Omit<TaxDocument, keyof Sums>): Sums {
  const figures = documentFigures(document);
  return { ...figures, homeTax: homeTaxOf({ ...document, totals: figures.totals }) };
}
