import type { NumberRange } from '../estimates/price-book/price-book.ts';
import { type MilestoneId, milestoneIds } from './prd.ts';

const workingDaysInWeek = 5;

/** Share of each stage in the work, in percent. */
const shares: Record<MilestoneId, number> = { brief: 10, design: 20, build: 45, trial: 15, launch: 10 };

export type PlannedMilestone = { id: MilestoneId; days: NumberRange; doneByWeek: NumberRange };

/**
 * Spreads the weeks of an estimate over the stages: whole working days, at least one for each, that sum to the weeks
 * exactly; no stage is shorter at most than at least. A week is the one at whose end the stage is done.
 */
export function planMilestones(weeks: NumberRange): PlannedMilestone[] {
  const minima = spread(Math.max(weeks.minimum, 1) * workingDaysInWeek);
  const maxima = spread(Math.max(weeks.maximum, weeks.minimum, 1) * workingDaysInWeek);
  let done = { minimum: 0, maximum: 0 };
  return milestoneIds.map((id, index) => {
    const days = { minimum: minima[index] ?? 1, maximum: maxima[index] ?? 1 };
    done = { minimum: done.minimum + days.minimum, maximum: done.maximum + days.maximum };
    return { id, days, doneByWeek: { minimum: weekOf(done.minimum), maximum: weekOf(done.maximum) } };
  });
}

const weekOf = (day: number) => Math.ceil(day / workingDaysInWeek);

/** Each stage gets a day first and its share of the rest up to its running sum, so that more days shorten none. */
function spread(days: number): number[] {
  const rest = days - milestoneIds.length;
  let [share, given] = [0, 0];
  return milestoneIds.map((id) => {
    share += shares[id];
    const own = Math.round((rest * share) / 100) - given;
    given += own;
    return own + 1;
  });
}
