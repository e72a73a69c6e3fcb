import type { EstimateLine, LineReason } from '#domain/estimates/price.ts';
import type { GetText } from '#server/texts.ts';
import type { Speech } from './speech.ts';

/** A row of the bill: numbered, with both sums; the row over the features has neither. */
export type LineWords = {
  position: number | null;
  label: string;
  reason: string;
  low: string;
  high: string;
  /** What the line does to the price, where it is no piece of work (D3). */
  effect: { kind: 'raises' | 'lowers'; text: string } | null;
};

/** Words of each line with its reason; a row over the features gives the reason that all of them share. */
export function wordLines(lines: readonly EstimateLine[], { t, money }: Pick<Speech, 't' | 'money'>): LineWords[] {
  const firstFeature = lines.findIndex(({ reason }) => reason.kind === 'feature');
  return lines.flatMap(({ reason, low, high }, index) => [
    ...(index === firstFeature ? [featuresRow(t)] : []),
    {
      position: index + 1,
      label: labelOf(reason, t),
      reason: reasonOf(reason, t),
      low: money(low),
      high: money(high),
      effect: effectOf(reason, t),
    },
  ]);
}

function featuresRow(t: GetText): LineWords {
  const label = t('configurator:questions.features');
  return { position: null, label, reason: t('estimates:reasons.feature'), low: '', high: '', effect: null };
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

function reasonOf(reason: LineReason, t: GetText): string {
  switch (reason.kind) {
    case 'base':
      return t('estimates:reasons.base');
    case 'feature':
      return t(`configurator:features.${reason.feature}.text`);
    case 'package-saving':
      return t('estimates:reasons.packageSaving');
    case 'urgency':
      return t('estimates:reasons.urgency');
    case 'lowest-price':
      return t('estimates:reasons.lowestPrice');
    case 'highest-price':
      return t('estimates:reasons.highestPrice');
  }
}

function effectOf(reason: LineReason, t: GetText): LineWords['effect'] {
  switch (reason.kind) {
    case 'urgency':
    case 'lowest-price':
      return { kind: 'raises', text: t('estimates:effects.raises') };
    case 'package-saving':
    case 'highest-price':
      return { kind: 'lowers', text: t('estimates:effects.lowers') };
    case 'base':
    case 'feature':
      return null;
  }
}
