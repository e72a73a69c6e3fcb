/** Returns the next number of a series, from 0 to below 1. */
export type Random = () => number;

/** Creates a series of pseudo-random numbers that depends on two numbers only (mulberry32), so that rows differ. */
export function seededRandom(seed: number, row: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(row + 1, 0x85ebca6b)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses one of a list that is not empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError('There is nothing to pick from.');
  return chosen;
}

/** Chooses one of a list by weight. */
export function pickWeighted<T>(random: Random, list: readonly (readonly [value: T, weight: number])[]): T {
  let left = random() * list.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of list) {
    left -= weight;
    if (left < 0) return value;
  }
  return pick(random, list)[0];
}

/** Chooses an integer within bounds, both included. */
export function between(random: Random, minimum: number, maximum: number): number {
  return minimum + Math.floor(random() * (maximum - minimum + 1));
}
