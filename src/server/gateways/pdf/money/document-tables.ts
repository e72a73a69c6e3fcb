import { writeDay } from '#domain/days.ts';
import { formatExactMoney, formatRate } from '#domain/exact-money.ts';
import { wordLine, wordTotals } from '#domain/quotes/document-words.ts';
import { lineAmount } from '#domain/quotes/lines/line-amount.ts';
import { asQuoteLine } from '#domain/tax-documents/document-figures.ts';
import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import type { GetText } from '#locales/text-key.ts';
import type { Pair } from '../pair-list.ts';
import type { ColumnWords, LineTable, TableLine, TotalBlock } from '../quote/tables-wording.ts';

/** Whether a document shows tax at all: without it, sums have neither rates nor "without tax". */
export const isTaxed = ({ totals, lineTotals }: Pick<TaxDocument, 'totals' | 'lineTotals'>): boolean =>
  [...totals.taxes, ...lineTotals.taxes].some(({ rate }) => rate > 0);

/** Heads of the columns; null for a column that the document does not need. */
export function wordDocumentColumns(document: TaxDocument, t: GetText): ColumnWords {
  const column = (key: 'quantity' | 'unitPrice') =>
    document.lines.length > 0 ? t(`quoteDocument:lines.columns.${key}`) : null;
  return {
    name: t('quoteDocument:lines.columns.name'),
    quantity: column('quantity'),
    unitPrice: column('unitPrice'),
    discount: document.lines.some(({ discount }) => discount) ? t('quoteDocument:lines.columns.discount') : null,
    taxRate: isTaxed(document) ? t('quoteDocument:lines.columns.taxRate') : null,
    amount: t(isTaxed(document) ? 'quoteDocument:lines.columns.net' : 'quoteDocument:lines.columns.amount'),
  };
}

/** The one table of a document: its lines, one negative line per advance and rate, and what they make. */
export function wordDocumentTable(document: TaxDocument, t: GetText): LineTable[] {
  // What was received stands in the lines of a document that has some.
  const own = document.lines.length > 0 ? wordLines(document) : wordReceived(document, t);
  const lines = [...own, ...wordAdvances(document, t)];
  if (lines.length === 0) return [];
  return [
    {
      heading: t(`taxDocumentPdf:lines.${headings[document.kind]}`),
      lead: document.quoteNumber === '' ? null : t('taxDocumentPdf:lines.order', { number: document.quoteNumber }),
      lines: lines.map((line, index) => ({ ...line, position: String(index + 1) })),
      totals: wordSums(document, t),
    },
  ];
}

const headings = {
  invoice: 'heading',
  advance_tax: 'received',
  credit_note: 'credited',
  correction: 'heading',
} as const satisfies Record<TaxDocument['kind'], string>;

const wordLines = (document: TaxDocument): TableLine[] =>
  document.lines.map((own) => {
    const line = asQuoteLine(own);
    return { ...wordLine({ line, position: 0, amount: lineAmount(line).net }, document), note: '' };
  });

/** What an advance tax document is about, per rate. */
const wordReceived = (document: TaxDocument, t: GetText): TableLine[] =>
  document.received.map(({ rate, net }) =>
    bareLine(document, { name: document.title || t('taxDocumentPdf:lines.received'), rate, amount: net }),
  );

function wordAdvances(document: TaxDocument, t: GetText): TableLine[] {
  return document.advances.map(({ number, issuedOn, rate, net }) => {
    const date = writeDay(issuedOn, document.language);
    return bareLine(document, { name: t('taxDocumentPdf:lines.advance', { number, date }), rate, amount: -net });
  });
}

type Bare = { name: string; rate: number; amount: number };

const bareLine = ({ language, currency }: TaxDocument, { name, rate, amount }: Bare): TableLine => ({
  position: '',
  name,
  description: '',
  quantity: '',
  unitPrice: '',
  discount: '',
  taxRate: formatRate(rate, language),
  amount: formatExactMoney(amount, currency, language),
  note: '',
});

/** Sums as they are read: what leads to them, base and tax per rate, and what is to be paid or given back. */
function wordSums(document: TaxDocument, t: GetText): TotalBlock {
  const { kind, language, currency } = document;
  const money = (amount: number) => formatExactMoney(amount, currency, language);
  const words = wordTotals(document.totals, document);
  const labels = labelsOf[kind];
  const isWithTax = isTaxed(document);
  const taxes = isWithTax
    ? words.taxes.map((each) => ({ label: t('quoteDocument:totals.tax', each), text: each.tax }))
    : [];
  const net = { label: t(`taxDocumentPdf:totals.${labels.net}`), text: words.net };
  const gross = { label: t(`taxDocumentPdf:totals.${isWithTax ? labels.gross : labels.total}`), text: words.gross };
  const showsBase = document.tax.reason !== 'not-payer' || isWithTax;
  const rows = [...wordDeductions(document, t), ...(showsBase ? [net] : []), ...taxes];
  // Where nothing was paid before, the total is what is to be paid.
  if (kind !== 'invoice' || (document.prepaid === 0 && document.advances.length === 0)) return { rows, sums: [gross] };
  const prepaid = { label: t('taxDocumentPdf:totals.prepaid'), text: money(-document.prepaid) };
  return {
    rows: [...rows, gross, ...(document.prepaid === 0 ? [] : [prepaid])],
    sums: [{ label: t('taxDocumentPdf:totals.payable'), text: money(document.payable) }],
  };
}

const labelsOf = {
  invoice: { net: 'net', gross: 'gross', total: 'total' },
  advance_tax: { net: 'net', gross: 'received', total: 'total' },
  credit_note: { net: 'creditedNet', gross: 'creditedGross', total: 'creditedTotal' },
  correction: { net: 'net', gross: 'gross', total: 'total' },
} as const satisfies Record<TaxDocument['kind'], object>;

/** What the lines come to and what is taken off, on an invoice with advances. */
function wordDeductions(document: TaxDocument, t: GetText): Pair[] {
  const { advances, lineTotals, currency, language } = document;
  if (advances.length === 0) return [];
  const money = (amount: number) => formatExactMoney(amount, currency, language);
  const taken = advances.reduce((sum, { net, tax }) => sum + net + tax, 0);
  const labels = isTaxed(document) ? (['lines', 'advances'] as const) : (['untaxedLines', 'untaxedAdvances'] as const);
  return [
    { label: t(`taxDocumentPdf:totals.${labels[0]}`), text: money(lineTotals.gross) },
    { label: t(`taxDocumentPdf:totals.${labels[1]}`), text: money(-taken) },
  ];
}
