/** Days of arrival from the first to the last, both included, as `YYYY-MM-DD`. */
export type Period = { from: string; to: string };

/** Days of the dashboard's trend (spec §9). */
export const trendDays = 30;

/** Longest period that figures are shown for, in days: three years and a leap day. */
export const longestPeriod = 1096;

/** Periods that are offered by their length in days; each ends today. */
export const offeredPeriods = [7, 30, 90, 365] as const;

const dayMs = 24 * 60 * 60_000;

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** Returns the day that is some days after another, or before it if negative. */
export function addDays(day: string, count: number): string {
  return new Date((numberOf(day) + count) * dayMs).toISOString().slice(0, 10);
}

/** Returns the days of a period; 0 or less when it ends before it begins. */
export function lengthOf({ from, to }: Period): number {
  return numberOf(to) - numberOf(from) + 1;
}

/** Returns the period of some days that ends on a day. */
export function lastDays(today: string, count: number): Period {
  return { from: addDays(today, 1 - count), to: today };
}

/** Returns the period of the same length directly before, for comparison. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -lengthOf(period)), to: addDays(period.from, -1) };
}

/** Returns every day of a period, first one first. */
export function daysOf(period: Period): string[] {
  return Array.from({ length: Math.max(0, lengthOf(period)) }, (_, index) => addDays(period.from, index));
}

/** Returns the month of a day, up to that day. */
export function monthUntil(today: string): Period {
  return { from: `${today.slice(0, 7)}-01`, to: today };
}

/** Returns the whole month before that of a day. */
export function monthBefore(today: string): Period {
  const to = addDays(monthUntil(today).from, -1);
  return { from: monthUntil(to).from, to };
}
