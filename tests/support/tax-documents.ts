import { brand } from '#domain/brand.ts';
import { currencyOf } from '#domain/money.ts';
import { divideHalfUp, lineAmount } from '#domain/quotes/lines/line-amount.ts';
import { type TaxSum, type Totals, taxOn } from '#domain/quotes/lines/totals.ts';
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
  const { lines, advances, kind, prepaid } = document;
  const netOfRate = new Map<number, number>();
  for (const line of lines) netOfRate.set(line.taxRate, (netOfRate.get(line.taxRate) ?? 0) + netOf(line));
  const ofLines = [...netOfRate].map(([rate, net]) => ({ rate, net, tax: taxOn(net, rate) }));
  const totals = totalsOf([...ofLines, ...advances.map(({ rate, net, tax }) => ({ rate, net: -net, tax: -tax }))]);
  const payable = kind === 'advance_tax' || kind === 'correction' ? 0 : totals.gross - prepaid;
  return { lineTotals: totalsOf(ofLines), totals, payable, homeTax: homeTaxOf(document, totals) };
}

/** Amount of a line after its discount, minor units. */
const netOf = (line: DocumentLine): number =>
  lineAmount({ ...line, kind: 'item', option: null, recurrence: 'once' }).net;

/** Sums per rate, from the highest rate down. */
function totalsOf(sums: readonly TaxSum[]): Totals {
  const rates = [...new Set(sums.map(({ rate }) => rate))].toSorted((one, other) => other - one);
  const taxes = rates.map((rate) => {
    const own = sums.filter((each) => each.rate === rate);
    const sum = (part: 'net' | 'tax') => own.reduce((total, each) => total + each[part], 0);
    return { rate, net: sum('net'), tax: sum('tax') };
  });
  const net = taxes.reduce((sum, each) => sum + each.net, 0);
  const tax = taxes.reduce((sum, each) => sum + each.tax, 0);
  return { net, taxes, tax, gross: net + tax };
}

function homeTaxOf({ exchangeRate }: Pick<TaxDocument, 'exchangeRate'>, { taxes }: Totals): TaxDocument['homeTax'] {
  if (!exchangeRate) return null;
  const home = (amount: number) => divideHalfUp(BigInt(amount) * 1_000_000n, BigInt(exchangeRate.millionths));
  const own = taxes.map(({ rate, net, tax }) => ({ rate, net: home(net), tax: home(tax) }));
  return { currency: 'EUR', taxes: own, tax: own.reduce((sum, each) => sum + each.tax, 0) };
}
