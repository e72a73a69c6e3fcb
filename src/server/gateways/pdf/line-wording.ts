import { estimateLineText } from '#locales/estimate-texts.ts';
import type { EstimateLine, LineReason } from '#domain/estimates/price.ts';
import type { GetText } from '#locales/text-key.ts';
import type { Speech } from './speech.ts';

/** A row of the table: numbered, with both sums; the row over the features has neither. */
export type LineWords = {
  position: number | null;
  label: string;
  reason: string;
  low: string;
  high: string;
  /** Effect of the line on the price, if it is no piece of work (D3). */
  effect: { kind: 'raises' | 'lowers'; text: string } | null;
};

/** Text of each line with its reason; a row over the features has the reason that they share. */
export function wordLines(lines: readonly EstimateLine[], { t, money }: Pick<Speech, 't' | 'money'>): LineWords[] {
  const firstFeature = lines.findIndex(({ reason }) => reason.kind === 'feature');
  return lines.flatMap(({ reason, low, high }, index) => [
    ...(index === firstFeature ? [featuresRow(t)] : []),
    {
      position: index + 1,
      label: estimateLineText(reason, t).label,
      reason: estimateLineText(reason, t).why,
      low: money(low),
      high: money(high),
      effect: effectOf(reason, t),
    },
  ]);
}

function featuresRow(t: GetText): LineWords {
  const label = t('configurator:questions.features');
  return { position: null, label, reason: t('estimateDocument:featureReason'), low: '', high: '', effect: null };
}

function effectOf(reason: LineReason, t: GetText): LineWords['effect'] {
  switch (reason.kind) {
    case 'urgency':
    case 'lowest-price':
      return { kind: 'raises', text: t('estimates:effects.raises') };
    case 'package-saving':
    case 'saving-on-all':
    case 'highest-price':
      return { kind: 'lowers', text: t('estimates:effects.lowers') };
    case 'base':
    case 'feature':
      return null;
  }
}
