import type { QuoteMode } from './answers.ts';

/** Steps of the configurator in order (spec §2). */
export const steps = ['quote-type', 'objectives', 'trade', 'features', 'project-size', 'contact', 'summary'] as const;
export type Step = (typeof steps)[number];

/** Steps that a mode really shows: the quick one leaves out features with the project description (C1). */
export function stepsOf(mode: QuoteMode | null): readonly Step[] {
  return mode === 'detailed' ? steps : steps.filter((step) => step !== 'features');
}

/** How many questions a mode asks before the contact: 4 or 5 steps (C1). */
export function questionCountOf(mode: QuoteMode | null): number {
  return stepsOf(mode).length - 2;
}

/** The step after the given one in a mode; the summary is the last and follows itself. */
export function nextStep(step: Step, mode: QuoteMode | null): Step {
  const shown = stepsOf(mode);
  return steps.slice(steps.indexOf(step) + 1).find((candidate) => shown.includes(candidate)) ?? 'summary';
}

/** The step before the given one in a mode, or null at the first. */
export function previousStep(step: Step, mode: QuoteMode | null): Step | null {
  const shown = stepsOf(mode);
  return steps.slice(0, steps.indexOf(step)).findLast((candidate) => shown.includes(candidate)) ?? null;
}

/** Reads a step's name from a URL; null when it is no step (spec §5 'Unknown step'). */
export function parseStep(value: string | null | undefined): Step | null {
  return steps.find((step) => step === value) ?? null;
}
