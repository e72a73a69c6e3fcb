import { type FunnelMode, isFunnelStep } from '#domain/analytics/funnel.ts';
import { type QuoteMode, quoteModes } from '#domain/configurator/answers.ts';
import { steps } from '#domain/configurator/steps.ts';
import type { FunnelStepTable } from '#server/database/back-office-tables.ts';
import type { SeededRequest } from './request-rows.ts';

/** Configurators that are opened for each submitted request. */
const openedForEach = 5;
/** Share of the visitors at a step who reach the next one. */
const goOn = 0.82;

type Counts = Map<string, FunnelStepTable>;

/** Counts the configurators that were opened for a submitted request, including those that were given up. */
export function countFunnel(counts: Counts, { row, sample }: Pick<SeededRequest, 'row' | 'sample'>): void {
  if (sample === null) return;
  const { created_day: day, language } = row;
  const mode = sample.answers.mode ?? quoteModes[0];
  let reached = openedForEach;
  for (const step of steps) {
    const ofMode: QuoteMode | null = step === steps[0] ? null : mode;
    if (!isFunnelStep(step, ofMode)) continue;
    const name: FunnelMode = ofMode ?? 'undecided';
    const id = `${day} ${name} ${step} ${language}`;
    const known = counts.get(id) ?? { id, day, mode: name, step, language, reached: 0 };
    counts.set(id, { ...known, reached: known.reached + Math.max(1, Math.round(reached)) });
    reached *= goOn;
  }
}
