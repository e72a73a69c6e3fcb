import type { Estimate } from '#domain/estimates/estimate.ts';
import type { GetText } from './text-key.ts';

/**
 * Says whether the chosen term can be kept and, where it cannot, which is the earliest that can and that haste costs nothing
 * (D3); the same on screen and in documents. Null until a term is chosen.
 */
export function timelineFitText(
  { timelineFit, possibleTimeline }: Pick<Estimate, 'timelineFit' | 'possibleTimeline'>,
  t: GetText,
): string | null {
  if (possibleTimeline) {
    return t('estimates:timelineFit.possible', { timeline: t(`configurator:timelines.${possibleTimeline}.name`) });
  }
  return timelineFit && t(`estimates:timelineFit.${timelineFit}`);
}
