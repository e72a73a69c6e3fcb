/** The middle value, or the mean of the two middle ones; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1] ?? Number.NaN;
  return (low + (sorted[Math.floor(half)] ?? low)) / 2;
}

/** The value that a share (0 to 1) of the values does not exceed; NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** A figure with its spread over the rounds of one run. */
export type Spread = { median: number; minimum: number; maximum: number };

/** Sums up the rounds of one run. */
export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), minimum: Math.min(...values), maximum: Math.max(...values) };
}

/** Random numbers from 0 to below 1 that a seed repeats (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
