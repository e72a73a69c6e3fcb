import { addDays } from '../analytics/periods.ts';
import type { QuoteLine } from '../quotes/lines/quote-line.ts';
import { thousandths } from '../quotes/lines/quote-line.ts';
import { type TaxSum, taxOn } from '../quotes/lines/totals.ts';
import type { ExchangeRate } from '../quotes/content/quote-content.ts';
import type { QuoteSnapshot } from '../quotes/quote-snapshot.ts';
import { sumUp } from './document-figures.ts';
import type { Settlement } from './settlement.ts';
import { splitAdvance } from './split-advance.ts';
import { usableRate } from './tax-of-document.ts';
import type {
  CorrectedDocument,
  DocumentBuyer,
  DocumentLine,
  TaxDocument,
  TaxDocumentContent,
} from './tax-document.ts';

/** Days that a buyer has for an invoice until somebody sets others (spec of payment terms in quotes). */
export const usualDueDays = 14;

/** What a draft begins with on a day (`YYYY-MM-DD`): the settings' exchange rate for its currency, and new ids. */
export type DocumentStart = { today: string; exchangeRate: ExchangeRate | null; newId: () => string };

type Nothing = Pick<TaxDocumentContent, 'note' | 'received' | 'advances' | 'prepaid' | 'corrects'>;
const nothing: Nothing = { note: '', received: [], advances: [], prepaid: 0, corrects: null };

/** A signed quote with its chosen options, and who pays it (see `signedBuyer`). */
type Signed = { quote: QuoteSnapshot; buyer: DocumentBuyer };

const factsOf = ({ quote: { language, currency, title }, buyer }: Signed) => ({ language, currency, title, buyer });

type Advance = Signed & { rates: readonly number[]; amount: number; receivedOn: string; name: string };

/**
 * The tax document of a payment (minor units) for a signed quote: one line for each rate of the quote, at one that can be used on the day
 * of the payment.
 */
export function newAdvance(
  { quote, buyer, rates, amount, receivedOn, name }: Advance,
  start: DocumentStart,
): TaxDocumentContent {
  const received = splitAdvance(amount, taxesAt(quote.totals.once.taxes, rates));
  return {
    ...nothing,
    kind: 'advance_tax',
    ...factsOf({ quote, buyer }),
    deliveredOn: receivedOn,
    dueOn: '',
    lines: linesOf(received, name, start.newId),
    received,
    exchangeRate: start.exchangeRate ?? quote.exchangeRate,
  };
}

/** Sums per rate of a quote at rates that can be used: the seller may have become a payer of tax since it was signed. */
const taxesAt = (sums: readonly TaxSum[], rates: readonly number[]): readonly TaxSum[] =>
  sumUp(
    sums.map((sum) => {
      const rate = usableRate(sum.rate, rates);
      return rate === sum.rate ? sum : { rate, net: sum.net, tax: taxOn(sum.net, rate) };
    }),
  ).taxes;

/** One line for each rate, of its base. */
const linesOf = (sums: readonly TaxSum[], name: string, newId: () => string): DocumentLine[] =>
  sums.map(({ rate, net }) => ({
    id: newId(),
    name,
    description: '',
    quantity: thousandths,
    unit: '',
    unitPrice: net,
    discount: null,
    taxRate: rate,
  }));

/** A line of a quote on an invoice, at a rate that can be used on its day. */
function documentLine(line: QuoteLine, rates: readonly number[]): DocumentLine {
  const { id, name, description, quantity, unit, unitPrice, discount, taxRate } = line;
  return { id, name, description, quantity, unit, unitPrice, discount, taxRate: usableRate(taxRate, rates) };
}

type Final = Signed & { rates: readonly number[]; settlement: Settlement };

/** The final invoice of a signed quote: all that was agreed to be paid once, less what was paid before. */
export function newFinal({ quote, buyer, rates, settlement }: Final, start: DocumentStart): TaxDocumentContent {
  const lines = quote.lines
    .filter(({ option, recurrence }) => option === null && recurrence === 'once')
    .map((line) => documentLine(line, rates));
  return {
    ...nothing,
    kind: 'invoice',
    ...factsOf({ quote, buyer }),
    deliveredOn: start.today,
    dueOn: addDays(start.today, usualDueDays),
    lines,
    ...settlement,
    exchangeRate: start.exchangeRate ?? quote.exchangeRate,
  };
}

/** What is invoiced every month by a quote; its days are set for each month. */
export function newCare({ quote, buyer, rates }: Omit<Final, 'settlement'>, start: DocumentStart): TaxDocumentContent {
  const lines = quote.lines
    .filter(({ option, recurrence }) => option === null && recurrence === 'monthly')
    .map((line) => documentLine(line, rates));
  return {
    ...nothing,
    kind: 'invoice',
    ...factsOf({ quote, buyer }),
    deliveredOn: '',
    dueOn: '',
    lines,
    exchangeRate: start.exchangeRate ?? quote.exchangeRate,
  };
}

type ForBuyer = Pick<TaxDocumentContent, 'language' | 'currency' | 'buyer'>;

/** An invoice without a quote, in which nothing is written yet. */
export function newForBuyer(facts: ForBuyer, { today, exchangeRate }: DocumentStart): TaxDocumentContent {
  const days = { deliveredOn: today, dueOn: addDays(today, usualDueDays) };
  return { ...nothing, kind: 'invoice', ...facts, title: '', ...days, lines: [], exchangeRate };
}

type Change = {
  kind: 'credit_note' | 'correction';
  document: TaxDocument;
  documentId: string;
  left: readonly TaxSum[];
};

/**
 * A credit note that gives back all that is left of a document, or a correction that says what it said. A whole document is given
 * back line by line, what is left of one with a line for each rate.
 */
export function newChange({ kind, document, documentId, left }: Change, start: DocumentStart): TaxDocumentContent {
  const corrects: CorrectedDocument = { documentId, number: document.number, issuedOn: document.issuedOn, reason: '' };
  const { language, currency, title, buyer, note, received, advances, prepaid, exchangeRate } = document;
  const same = { language, currency, title, buyer, exchangeRate, corrects, note: '' };
  if (kind === 'correction') {
    const { deliveredOn, dueOn, lines } = document;
    return { ...same, kind, note, deliveredOn, dueOn, lines, received, advances, prepaid };
  }
  const isWhole = document.kind !== 'advance_tax' && JSON.stringify(left) === JSON.stringify(document.lineTotals.taxes);
  const lines = isWhole ? document.lines : linesOf(left, title, start.newId);
  return { ...same, kind, deliveredOn: start.today, dueOn: '', lines, received: [], advances: [], prepaid: 0 };
}
