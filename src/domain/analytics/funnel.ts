import { type QuoteMode, quoteModes } from '../configurator/answers.ts';
import { type Step, steps, stepsOf } from '../configurator/steps.ts';

/** Mode of a configurator; on its first step no mode is chosen yet. */
export const funnelModes = ['undecided', ...quoteModes] as const;
export type FunnelMode = (typeof funnelModes)[number];

/** Whether a mode has a step: the first belongs to all, the others to a chosen mode. */
export function isFunnelStep(step: Step, mode: QuoteMode | null): boolean {
  return mode === null ? step === steps[0] : step !== steps[0] && stepsOf(mode).includes(step);
}

/** How many configurators have reached a step, by mode; null where a mode has no such step. */
export type FunnelRow = { step: Step; quick: number | null; detailed: number | null; all: number };

/** Sorts counts by step; steps that nobody reached are 0 (G8). */
export function funnelRows(counts: readonly { mode: string; step: string; reached: number }[]): FunnelRow[] {
  const reachedOf = (step: Step, mode: FunnelMode) =>
    counts.filter((count) => count.step === step && count.mode === mode).reduce((sum, { reached }) => sum + reached, 0);
  return steps.map((step) => {
    const [quick = null, detailed = null] = quoteModes.map((mode) =>
      isFunnelStep(step, mode) ? reachedOf(step, mode) : null,
    );
    const undecided = reachedOf(step, 'undecided');
    return { step, quick, detailed, all: undecided + (quick ?? 0) + (detailed ?? 0) };
  });
}
