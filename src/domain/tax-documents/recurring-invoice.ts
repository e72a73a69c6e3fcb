import { addDays } from '../analytics/periods.ts';
import { type Language, dateLocaleOf } from '../languages.ts';
import { timeFormat } from '../days.ts';
import { usualDueDays } from './new-documents.ts';
import { usableRate } from './tax-of-document.ts';
import type { DocumentLine, TaxDocumentContent } from './tax-document.ts';

/** Monthly care runs, rests, or is over for good. */
export const recurringStates = ['active', 'paused', 'ended'] as const;
export type RecurringState = (typeof recurringStates)[number];

/** When care is invoiced: months as `YYYY-MM`, the day from 1 to 28. */
export type CareTerms = { nextPeriod: string; endsIn: string | null; day: number };

/** The month of a day. */
export const periodOf = (day: string): string => day.slice(0, 7);

/** The month after a month. */
export function periodAfter(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

/** The day (`YYYY-MM-DD`) on which a month is invoiced. */
export const invoiceDay = (period: string, day: number): string => `${period}-${String(day).padStart(2, '0')}`;

/** Whether the next month is to be invoiced today or was missed. */
export const isCareDue = ({ nextPeriod, endsIn, day }: CareTerms, today: string): boolean =>
  invoiceDay(nextPeriod, day) <= today && !isCareOver({ nextPeriod, endsIn });

/** Whether the last month was invoiced. */
export const isCareOver = ({ nextPeriod, endsIn }: Pick<CareTerms, 'nextPeriod' | 'endsIn'>): boolean =>
  endsIn !== null && nextPeriod > endsIn;

/** The next month once a pause is over: those of the pause are not invoiced. */
export function periodAfterPause({ nextPeriod, day }: Pick<CareTerms, 'nextPeriod' | 'day'>, today: string): string {
  const present = periodOf(today);
  const next = invoiceDay(present, day) < today ? periodAfter(present) : present;
  return next > nextPeriod ? next : nextPeriod;
}

/** The day (`YYYY-MM-DD`) on which the care of a month is delivered, and by whose rules it is taxed: the last one. */
export const deliveryDay = (period: string): string => addDays(`${periodAfter(period)}-01`, -1);

/** Lines at the rates that can be used on their day (basis points, the usual one first). */
export const linesAt = (lines: readonly DocumentLine[], rates: readonly number[]): DocumentLine[] =>
  lines.map((line) => ({ ...line, taxRate: usableRate(line.taxRate, rates) }));

/** Whether a month is taxed at other rates than the care was at last, so that its buyer would pay another sum. */
export function isTaxedAnew(lines: readonly DocumentLine[], care: readonly DocumentLine[]): boolean {
  const rateOf = new Map(care.map(({ id, taxRate }) => [id, taxRate]));
  return lines.some(({ id, taxRate }) => rateOf.has(id) && rateOf.get(id) !== taxRate);
}

/** A month that is invoiced, the day of today, and what can be used then: rate of exchange and rates of tax. */
type CareMonth = Pick<TaxDocumentContent, 'exchangeRate'> & {
  period: string;
  today: string;
  rates: readonly number[];
};

/** The invoice of a month of care: delivered on the last day of the month, due two weeks after it is issued. */
export function careOf(
  content: TaxDocumentContent,
  { period, today, exchangeRate, rates }: CareMonth,
): TaxDocumentContent {
  return {
    ...content,
    title: `${content.title} \u2013 ${monthName(period, content.language)}`,
    deliveredOn: deliveryDay(period),
    lines: linesAt(content.lines, rates),
    dueOn: addDays(today, usualDueDays),
    exchangeRate: exchangeRate ?? content.exchangeRate,
  };
}

const monthName = (period: string, language: Language): string =>
  timeFormat(dateLocaleOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${period}-15T12:00:00Z`),
  );
