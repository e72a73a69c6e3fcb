const dayMs = 24 * 60 * 60_000;
const span = 3 * 365 * dayMs;
/** Exponent below 1, so that later years have more requests. */
const growth = 0.8;
/** A weekly and a longer wave in the number of requests; too weak to change the order of the times. */
const swings = [
  { period: 7 * dayMs, strength: 0.5 },
  { period: 31 * dayMs, strength: 0.3 },
] as const;

/**
 * Returns when the requests of a seed arrive (ms UTC): over three years until a time, increasingly many, fewer at
 * weekends.
 */
export function arrivalTimes(count: number, until: number): (index: number) => number {
  return (index) => {
    const even = until - span * (1 - ((index + 0.5) / count) ** growth);
    const swung = swings.reduce(
      (time, { period, strength }) =>
        time + (strength * period * Math.sin((2 * Math.PI * (even - until)) / period)) / (2 * Math.PI),
      even,
    );
    return Math.floor(Math.min(swung, until - (count - index)));
  };
}
