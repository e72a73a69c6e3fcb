import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import type { PaymentRequestDocument } from '#domain/payments/payment-request.ts';
import { taxOn } from '#domain/quotes/lines/totals.ts';
import type { TaxSum, Totals } from '#domain/quotes/lines/totals.ts';
import { lineAmount } from '#domain/quotes/lines/line-amount.ts';
import type { DocumentBuyer, DocumentLine, TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { sampleSeller } from './quote-snapshots.ts';

/** A line for 1,234.50 at 23 %, with changes. */
export const sampleDocumentLine = (changes: Partial<DocumentLine> = {}): DocumentLine => ({
  id: 'line',
  name: 'Web pre strechára',
  description: 'Návrh, texty a nasadenie',
  quantity: 1000,
  unit: 'ks',
  unitPrice: 123_450,
  discount: null,
  taxRate: 2300,
  ...changes,
});

/** A Slovak firm that pays tax. */
export const sampleDocumentBuyer: DocumentBuyer = {
  kind: 'business',
  name: 'Jana Nováková',
  company: 'Strechy Nováková s.r.o.',
  email: 'jana@strechy.example',
  street: 'Hlavná 5',
  city: 'Trnava',
  postalCode: '917 01',
  country: 'SK',
  companyNumber: '36421928',
  taxNumber: '2020123456',
  vatNumber: 'SK2020123456',
  isVatNumberVerified: true,
};

const totalsOf = (taxes: readonly TaxSum[]): Totals => {
  const net = taxes.reduce((sum, each) => sum + each.net, 0);
  const tax = taxes.reduce((sum, each) => sum + each.tax, 0);
  return { net, taxes: [...taxes], tax, gross: net + tax };
};

/** Base and tax per rate of lines, from the highest rate down. */
function sumsOf(lines: readonly DocumentLine[]): TaxSum[] {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].toSorted((one, other) => other - one);
  return rates.map((rate) => {
    const net = lines
      .filter(({ taxRate }) => taxRate === rate)
      .reduce((sum, line) => sum + lineAmount({ ...line, kind: 'item', option: null, recurrence: 'once' }).net, 0);
    return { rate, net, tax: taxOn(net, rate) };
  });
}

/** An issued invoice for tests and pictures; its totals follow from the lines and advances, unless they are given. */
export function sampleTaxDocument(language: Language, changes: Partial<TaxDocument> = {}): TaxDocument {
  const { lines = [sampleDocumentLine()], advances = [], prepaid = 0, kind = 'invoice' } = changes;
  const sums = sumsOf(lines);
  const lineTotals = totalsOf(sums);
  const totals = totalsOf(
    sums.map(({ rate, ...sum }) => {
      const taken = advances.filter((each) => each.rate === rate);
      return {
        rate,
        net: taken.reduce((rest, { net }) => rest - net, sum.net),
        tax: taken.reduce((rest, { tax }) => rest - tax, sum.tax),
      };
    }),
  );
  const account = { iban: 'SK31 1200 0000 1987 4263 7541', bic: 'TATRSKBX' };
  return {
    format: 1,
    kind,
    language,
    currency: currencyOf[language],
    title: 'Nový web s galériou',
    note: '',
    number: 'F2026-0042',
    issuedOn: '2026-11-23',
    deliveredOn: '2026-11-20',
    dueOn: '2026-12-07',
    seller: { ...sampleSeller(language), bankAccount: account },
    buyer: sampleDocumentBuyer,
    lines,
    advances,
    prepaid,
    corrects: null,
    exchangeRate: null,
    tax: { reason: 'domestic', rates: [2300, 1900, 500] },
    totals,
    lineTotals,
    rounding: 0,
    payable: kind === 'advance_tax' ? 0 : totals.gross - prepaid,
    homeTax: null,
    payment: { variableSymbol: '2600000422', account },
    quoteNumber: '2026-0042-R2',
    look: { primaryColor: null, logo: null },
    ...changes,
  };
}

/** A request for the deposit of a signed quote. */
export function samplePaymentRequest(
  language: Language,
  changes: Partial<PaymentRequestDocument> = {},
): PaymentRequestDocument {
  return {
    format: 1,
    number: 'Z2026-0042',
    variableSymbol: '2600000422',
    issuedOn: '2026-11-23',
    dueOn: '2026-12-07',
    language,
    currency: currencyOf[language],
    amount: 75_922,
    title: 'Nový web s galériou',
    quoteNumber: '2026-0042-R2',
    reason: { kind: 'part', due: 'signing', milestone: '', share: 5000 },
    seller: sampleSeller(language),
    buyer: sampleDocumentBuyer,
    account: { iban: 'SK31 1200 0000 1987 4263 7541', bic: 'TATRSKBX' },
    look: { primaryColor: null, logo: null },
    ...changes,
  };
}
