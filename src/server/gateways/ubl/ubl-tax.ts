import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { type UblElement, amountOf, decimalOf } from './ubl-element.ts';
import { ublWordsOf } from './ubl-words.ts';

/** Categories of value added tax (UNCL 5305) that services of an agency can have; K and G are for goods alone. */
export type TaxCategory = 'S' | 'Z' | 'AE' | 'O';

/**
 * Category of a rate (basis points): reverse charge, not subject to tax (a seller who is no payer, or a supply outside the EU), else
 * by the rate.
 */
export function taxCategoryOf({ tax }: Pick<TaxDocument, 'tax'>, rate: number): TaxCategory {
  if (tax.reason === 'reverse-charge') return 'AE';
  if (tax.reason === 'not-payer' || tax.reason === 'outside-eu') return 'O';
  return rate > 0 ? 'S' : 'Z';
}

/** Whether a document is not subject to tax: such a one names no VAT number (BR-O-02). */
export const isOutsideTax = (document: Pick<TaxDocument, 'tax'>): boolean => taxCategoryOf(document, 0) === 'O';

const vatScheme = { 'cbc:ID': 'VAT' } as const;

/** The category of a line; what is not subject to tax has no rate (BR-O-05). */
export const lineTaxOf = (document: TaxDocument, rate: number): UblElement => ({
  'cbc:ID': taxCategoryOf(document, rate),
  'cbc:Percent': isOutsideTax(document) ? null : decimalOf(rate, 2, 0),
  'cac:TaxScheme': vatScheme,
});

/**
 * Tax per rate as it was computed on the sums, less that of the advances, and where the document is in a foreign currency the whole
 * tax in the home one (BG-22, BG-23).
 */
export function taxTotalsOf(document: TaxDocument): UblElement {
  const { totals, currency, homeTax } = document;
  const subtotals = totals.taxes.map(({ rate, net, tax }) => ({
    'cbc:TaxableAmount': amountOf(net, currency),
    'cbc:TaxAmount': amountOf(tax, currency),
    'cac:TaxCategory': categoryWithReason(document, rate),
  }));
  const inDocument = { 'cbc:TaxAmount': amountOf(totals.tax, currency), 'cac:TaxSubtotal': subtotals };
  if (taxCurrencyOf(document) === '' || !homeTax) return [inDocument];
  return [inDocument, { 'cbc:TaxAmount': amountOf(homeTax.tax, homeTax.currency) }];
}

/** The home currency where the document is in another one; '' otherwise (BT-6, PEPPOL-EN16931-R005). */
export const taxCurrencyOf = ({ homeTax, currency }: TaxDocument): string =>
  homeTax && homeTax.currency !== currency ? homeTax.currency : '';

/** Codes of the list VATEX for what bears no tax, which come with the category. */
const exemptionCodes: Partial<Record<TaxCategory, string>> = { AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' };

function categoryWithReason(document: TaxDocument, rate: number): UblElement {
  const code = exemptionCodes[taxCategoryOf(document, rate)];
  return {
    'cbc:ID': taxCategoryOf(document, rate),
    'cbc:Percent': isOutsideTax(document) ? null : decimalOf(rate, 2, 0),
    'cbc:TaxExemptionReasonCode': code ?? null,
    'cbc:TaxExemptionReason': code === undefined ? null : ublWordsOf(document).taxReason,
    'cac:TaxScheme': vatScheme,
  };
}
