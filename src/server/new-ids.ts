import { monotonicFactory } from 'ulid';

/** Clocks are set right by less without anybody noticing (ms). */
const toleranceMs = 60_000;

/** Creates ids by a clock (ms UTC): those of one millisecond keep the order in which they were made, and their time follows a clock that is set back. */
export function createIds(clock: () => number): () => string {
  let newUlid = monotonicFactory();
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock();
    // The factory goes on from the latest time that it has seen.
    if (now < last - toleranceMs) newUlid = monotonicFactory();
    last = now;
    return newUlid(now);
  };
}
