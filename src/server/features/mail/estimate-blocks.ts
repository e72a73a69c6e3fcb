import type { Estimate } from '#domain/estimates/estimate.ts';
import type { LineReason } from '#domain/estimates/price.ts';
import type { Language } from '#domain/languages.ts';
import { formatMoney, formatRange } from '#domain/money.ts';
import { type GetText, textsOf } from '#server/texts.ts';
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
    return { label, low, high, range: low === high ? low : t('estimates:range', { from: low, to: high }) };
  };
  return {
    kind: 'bill',
    columns: { label: t('estimates:columns.line'), low: t('estimates:columns.from'), high: t('estimates:columns.to') },
    rows: lines.map((line) => rowOf(labelOf(line.reason, t), line)),
    total: rowOf(t('estimates:total'), { low: total.minimum, high: total.maximum }),
  };
}

function labelOf(reason: LineReason, t: GetText): string {
  switch (reason.kind) {
    case 'base': {
      const service = t(`configurator:serviceTypes.${reason.serviceType}.name`);
      if (reason.size === null) return t('estimates:lines.baseUnknownSize', { service });
      return t('estimates:lines.base', { service, size: t(`configurator:sizes.${reason.size}.name`) });
    }
    case 'feature':
      return t(`configurator:features.${reason.feature}.name`);
    case 'package-saving': {
      const name = t(`estimates:packages.${reason.package}`);
      return t('estimates:lines.packageSaving', { package: name, percent: reason.percent });
    }
    case 'urgency':
      return t('estimates:lines.urgency', { minimum: reason.minimumPercent, maximum: reason.maximumPercent });
    case 'lowest-price':
      return t('estimates:lines.lowestPrice');
    case 'highest-price':
      return t('estimates:lines.highestPrice');
  }
}
