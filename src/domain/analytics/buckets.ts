/** Requests on a day, and on the corresponding day of the period before. */
export type DayCount = { day: string; now: number; before: number };

/** The same for consecutive days. */
export type Bucket = { from: string; to: string; now: number; before: number };

/** More bars are too thin to be distinguished. */
const mostBuckets = 92;

/** Days in a bar; the smallest size that needs few enough bars is used. */
const sizes = [1, 7, 30] as const;

/**
 * Groups days so that a chart can show them; the first group may have fewer days, so that the last ones are complete
 * (G8).
 */
export function bucketsOf(days: readonly DayCount[]): Bucket[] {
  const size = sizes.find((each) => days.length / each <= mostBuckets) ?? sizes[2];
  const buckets: Bucket[] = [];
  for (let end = days.length % size || size; end - size < days.length; end += size) {
    const group = days.slice(Math.max(0, end - size), end);
    const [first, last] = [group.at(0), group.at(-1)];
    if (!first || !last) break;
    const sum = (count: 'now' | 'before') => group.reduce((total, day) => total + day[count], 0);
    buckets.push({ from: first.day, to: last.day, now: sum('now'), before: sum('before') });
  }
  return buckets;
}
