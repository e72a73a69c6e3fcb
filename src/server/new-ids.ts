import { monotonicFactory } from 'ulid';

/** Clocks are set right by less without anybody noticing (ms). */
const toleranceMs = 60_000;

/** Creates ids by a clock (ms UTC): those of one millisecond keep the order in which they were made, and their time follows a clock that is set back. */
export function createIds(clock: () => number): () => string {
  const random = drawRandom();
  let newUlid = monotonicFactory(random);
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock();
    // The factory goes on from the latest time that it has seen.
    if (now < last - toleranceMs) newUlid = monotonicFactory(random);
    last = now;
    return newUlid(now);
  };
}

/** Random bytes are drawn so many at a time: an id takes 16, and a single one costs as much as all of these. */
const drawnBytes = 1024;

/** Cryptographically random numbers from 0 to below 1, in steps of 1/256 as the package draws them. */
function drawRandom(): () => number {
  const drawn = new Uint8Array(drawnBytes);
  let next = drawnBytes;
  return () => {
    if (next === drawnBytes) {
      crypto.getRandomValues(drawn);
      next = 0;
    }
    return (drawn[next++] ?? 0) / 256;
  };
}
