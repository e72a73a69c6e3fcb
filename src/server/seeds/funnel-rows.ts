import { type FunnelMode, isFunnelStep } from '#domain/analytics/funnel.ts';
import { type QuoteMode, quoteModes } from '#domain/configurator/answers.ts';
import { steps } from '#domain/configurator/steps.ts';
import type { FunnelStepTable } from '#server/database/tables/back-office-tables.ts';
import type { SeededRequest } from './request-rows.ts';

/** Visitors who open the configurator, for each request that is sent. */
const openedForEach = 5;
/** Share of visitors of a step who continue to the next. */
const goOn = 0.82;

type Counts = Map<string, FunnelStepTable>;

/** Derives the funnel's counts from a request that was sent from the configurator. */
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
