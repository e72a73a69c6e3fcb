import type { Estimate } from '#domain/estimates/estimate.ts';
import type { LineReason } from '#domain/estimates/price.ts';
import type { GetText } from './text-key.ts';

/** Words of a line: what it is and why it is there (D3), the same on screen, in mails and in documents. */
export type EstimateLineText = { label: string; why: string };

/** Words an estimate's line. */
export function estimateLineText(reason: LineReason, t: GetText): EstimateLineText {
  switch (reason.kind) {
    case 'base': {
      const service = t(`configurator:serviceTypes.${reason.serviceType}.name`);
      const label = reason.size
        ? t('estimates:lines.base', { service, size: t(`configurator:sizes.${reason.size}.name`) })
        : t('estimates:lines.baseUnknownSize', { service });
      return { label, why: t('estimates:reasons.base') };
    }
    case 'feature':
      return {
        label: t(`configurator:features.${reason.feature}.name`),
        why: t(`configurator:features.${reason.feature}.text`),
      };
    case 'package-saving': {
      const name = t(`estimates:packages.${reason.package}`);
      const label = t('estimates:lines.packageSaving', { package: name, percent: reason.percent });
      return { label, why: t('estimates:reasons.packageSaving') };
    }
    case 'saving-on-all': {
      const values = { package: t(`estimates:packages.${reason.package}`), percent: reason.percent };
      return reason.isCapped
        ? { label: t('estimates:lines.savingCapped', values), why: t('estimates:reasons.savingCapped', values) }
        : { label: t('estimates:lines.savingOnAll', values), why: t('estimates:reasons.packageSaving') };
    }
    case 'urgency': {
      const { minimumPercent: minimum, maximumPercent: maximum } = reason;
      return { label: t('estimates:lines.urgency', { minimum, maximum }), why: t('estimates:reasons.urgency') };
    }
    case 'lowest-price':
      return { label: t('estimates:lines.lowestPrice'), why: t('estimates:reasons.lowestPrice') };
    case 'highest-price':
      return { label: t('estimates:lines.highestPrice'), why: t('estimates:reasons.highestPrice') };
    default:
      return reason satisfies never;
  }
}

/**
 * Says whether the chosen term can be kept and, where it cannot, which is the earliest that can and that haste costs nothing
 * (D3); the same on screen and in documents. Null until a term is chosen.
 */
export function timelineFitText(
  { timelineFit, possibleTimeline }: Pick<Estimate, 'timelineFit' | 'possibleTimeline'>,
  t: GetText,
): string | null {
  return possibleTimeline
    ? t('estimates:timelineFit.possible', { timeline: t(`configurator:timelines.${possibleTimeline}.name`) })
    : timelineFit && t(`estimates:timelineFit.${timelineFit}`);
}
