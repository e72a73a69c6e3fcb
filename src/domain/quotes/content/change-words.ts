import type { Language } from '../../languages.ts';
import { type Currency, formatMoney, minorPerMajor } from '../../money.ts';
import { formatExactMoney, formatQuantity, formatRate } from '../../exact-money.ts';
import { type LineChange, type LineDetail, compareLines } from './compare-quotes.ts';
import type { QuoteLine, Recurrence } from '../lines/quote-line.ts';
import type { QuoteTotals } from '../lines/totals.ts';

/** What of a quote is compared: a draft's content and a frozen document have it alike. */
export type ComparedQuote = {
  language: Language;
  currency: Currency;
  lines: readonly QuoteLine[];
  totals: QuoteTotals;
};

/** A sum that has changed: both as read, and by how much; a sum that rose is `more`. */
export type SumChange = { before: string; after: string; difference: Difference };

/** By how much something has become dearer or cheaper, without sign; null where it costs the same. */
export type Difference = { direction: 'more' | 'less'; price: string } | null;

/** A detail of a line with both of its values as read; '' where it has none. */
export type DetailChange = { detail: LineDetail; before: string; after: string };

/** What became of a line, with its figures as they are read. */
export type LineChangeWords = {
  id: string;
  kind: Exclude<LineChange['kind'], 'same'>;
  name: string;
  /** Only of a changed line. */
  details: DetailChange[];
  hasMoved: boolean;
  difference: Difference;
};

/** All that differs between two versions; lines in the order of the later one (H7). */
export type QuoteChangeWords = {
  lines: LineChangeWords[];
  once: SumChange | null;
  monthly: SumChange | null;
  /** Whether tax is in the sums and not in the lines; else there is none in either. */
  isTaxed: boolean;
};

/**
 * Writes what has changed from one version to a later one, in the language and currency of the later. Where the currencies
 * differ, sums have no difference.
 */
export function wordChanges(before: ComparedQuote, after: ComparedQuote): QuoteChangeWords {
  const forms = { before, after };
  return {
    lines: compareLines(before.lines, after.lines).flatMap((change) => wordLine(change, forms)),
    once: wordSum('once', forms),
    monthly: wordSum('monthly', forms),
    isTaxed: hasTax(before.totals) || hasTax(after.totals),
  };
}

const hasTax = ({ once, monthly }: QuoteTotals) => once.tax !== 0 || monthly.tax !== 0;

type Forms = { before: ComparedQuote; after: ComparedQuote };

function wordLine(change: LineChange, forms: Forms): LineChangeWords[] {
  if (change.kind === 'same') return [];
  const line = change.kind === 'removed' ? change.before : change.after;
  const isChanged = change.kind === 'changed';
  return [
    {
      id: line.id,
      kind: change.kind,
      name: line.name,
      details: isChanged ? change.details.map((detail) => wordDetail(detail, change, forms)) : [],
      hasMoved: isChanged && change.hasMoved,
      difference: wordDifference(change.difference, forms),
    },
  ];
}

function wordDetail(
  detail: LineDetail,
  { before, after }: { before: QuoteLine; after: QuoteLine },
  forms: Forms,
): DetailChange {
  const { language } = forms.after;
  return {
    detail,
    before: valueOf(before, detail, { language, currency: forms.before.currency }),
    after: valueOf(after, detail, { language, currency: forms.after.currency }),
  };
}

type Form = Pick<ComparedQuote, 'language' | 'currency'>;

function valueOf(line: QuoteLine, detail: LineDetail, { language, currency }: Form): string {
  const measure = (quantity: number) => `${formatQuantity(quantity, language)}${line.unit && `\u00A0${line.unit}`}`;
  switch (detail) {
    case 'quantity':
      return measure(line.quantity);
    case 'unitPrice':
      return plainMoney(line.unitPrice, { language, currency });
    case 'taxRate':
      return formatRate(line.taxRate, language);
    case 'discount':
      if (line.discount === null) return '';
      return line.discount.kind === 'percent'
        ? formatRate(line.discount.basisPoints, language)
        : plainMoney(line.discount.amount, { language, currency });
    case 'option':
      return line.option ? `${measure(line.option.minimum)}\u2013${measure(line.option.maximum)}` : '';
    case 'recurrence':
      return line.recurrence;
    default:
      return line[detail];
  }
}

function wordDifference(difference: number, { before, after }: Forms): Difference {
  if (difference === 0 || before.currency !== after.currency) return null;
  return {
    direction: difference > 0 ? 'more' : 'less',
    price: plainMoney(Math.abs(difference), after),
  };
}

/** Money in a sentence: without decimals where there are none. */
const plainMoney = (amount: number, { currency, language }: Form) =>
  (amount % minorPerMajor === 0 ? formatMoney : formatExactMoney)(amount, currency, language);

function wordSum(recurrence: Recurrence, { before, after }: Forms): SumChange | null {
  const [earlier, later] = [before.totals[recurrence].gross, after.totals[recurrence].gross];
  if (earlier === later && before.currency === after.currency) return null;
  return {
    before: plainMoney(earlier, { ...after, currency: before.currency }),
    after: plainMoney(later, after),
    difference: wordDifference(later - earlier, { before, after }),
  };
}
