/** Requests on a day, and on the day at the same place of the period before. */
export type DayCount = { day: string; now: number; before: number };

/** The same over consecutive days. */
export type Bucket = { from: string; to: string; now: number; before: number };

/** More bars would be too thin to distinguish. */
const mostBuckets = 92;

/** Days that are put together, the fewest that leave few enough bars. */
const sizes = [1, 7, 30] as const;

/** Puts days together to as many as a chart can show; the first may have fewer, so that the last are as they look (G8). */
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
