import type { Estimate } from '#domain/estimates/estimate.ts';
import type { Language } from '#domain/languages.ts';
import { formatMoney, formatRange } from '#domain/money.ts';
import { estimateLineText } from '#locales/estimate-texts.ts';
import { textsOf } from '#server/texts.ts';
import type { BillRow, MailBlock } from './mail-document.ts';

type Bill = Extract<MailBlock, { kind: 'bill' }>;

/** Price and time of an estimate, a sentence each. */
export function estimateHighlights(estimate: Estimate, language: Language): string[] {
  const t = textsOf(language);
  const { minimum, maximum } = estimate.weeks;
  return [
    t('emails:price', { price: formatRange(estimate.total, estimate.currency, language) }),
    t('emails:duration', { weeks: t('estimates:weeksRange', { minimum, count: maximum }) }),
  ];
}

/** The lines of an estimate and their sum. */
export function estimateBill({ lines, total, currency }: Estimate, language: Language): Bill {
  const t = textsOf(language);
  const rowOf = (label: string, sums: { low: number; high: number }): BillRow => {
    const low = formatMoney(sums.low, currency, language);
    const high = formatMoney(sums.high, currency, language);
    return { label, low, high, range: low === high ? low : t('estimateDocument:range', { from: low, to: high }) };
  };
  return {
    kind: 'bill',
    columns: { label: t('estimates:columns.line'), low: t('estimates:columns.from'), high: t('estimates:columns.to') },
    rows: lines.map((line) => rowOf(estimateLineText(line.reason, t).label, line)),
    total: rowOf(t('estimates:total'), { low: total.minimum, high: total.maximum }),
  };
}
