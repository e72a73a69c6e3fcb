import type { NumberRange } from '../../estimates/price-book/price-book.ts';
import { unitCodeOf } from '../../quotes/lines/unit-codes.ts';
import type { ScopeLine } from '../project.ts';

const minutesInHour = 60;
const hoursInDay = 8;
const daysInWeek = 5;

/** Minutes of a unit of work, by its code of UN/ECE Recommendation 20. */
const minutesOfUnit: Record<string, number> = { HUR: minutesInHour, DAY: hoursInDay * minutesInHour };

/** What was thought of a project's work beforehand, in minutes; null where nothing says it. */
export type PlannedTime = {
  /** Lines of its scope that are counted in hours or days. */
  quoted: number | null;
  /** Weeks of work of the estimate that its request came with, at five days of eight hours. */
  estimated: NumberRange | null;
};

/** Minutes of the lines that are counted in hours or in days of eight hours; null where there are none. */
export function quotedMinutes(lines: readonly Pick<ScopeLine, 'quantity' | 'unit'>[]): number | null {
  const counted = lines.flatMap(({ quantity, unit }) => {
    const minutes = minutesOfUnit[unitCodeOf(unit)];
    return minutes === undefined ? [] : [(quantity * minutes) / 1000];
  });
  return counted.length === 0 ? null : Math.round(counted.reduce((sum, minutes) => sum + minutes, 0));
}

/** Weeks of work in minutes: five days of eight hours. */
export const minutesOfWeeks = (weeks: number): number => weeks * daysInWeek * hoursInDay * minutesInHour;

/** Weeks of an estimate in minutes. */
export const estimatedMinutes = ({ minimum, maximum }: NumberRange): NumberRange => ({
  minimum: minutesOfWeeks(minimum),
  maximum: minutesOfWeeks(maximum),
});

/** The one figure that noted time is held against: what was quoted, else the middle of the estimate; null where there is neither. */
export function expectedMinutes({ quoted, estimated }: PlannedTime): number | null {
  return quoted ?? (estimated ? (estimated.minimum + estimated.maximum) / 2 : null);
}
