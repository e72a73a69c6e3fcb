import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createIdleCollection } from './idle-collection.ts';

/** Looks at a server with those shares of work, one after another. Returns the numbers of the looks that collected, from 1. */
function collectedAt(shares: readonly number[]): number[] {
  const collected: number[] = [];
  const waiting = [...shares];
  let looks = 0;
  const look = createIdleCollection({
    // Asked a second time in the same look: what the collection itself took.
    readUtilization: () => (collected.at(-1) === looks ? 1 : (waiting.shift() ?? Number.NaN)),
    collect: () => void collected.push(looks),
  });
  while (waiting.length > 0) {
    looks += 1;
    look();
  }
  return collected;
}

const cases = [
  { shares: [1, 0.4, 0.06], at: [], what: 'a server that works collects nothing' },
  {
    shares: [0.01, 0.02, 0],
    at: [1],
    what: 'the start is work: the first look without any collects, the next ones do not',
  },
  { shares: [0.9, 0.05, 0, 0], at: [2], what: 'a server that has worked collects once when it has nothing to do' },
  { shares: [0, 0.5, 0, 0, 0.5, 0.3, 0], at: [1, 3, 7], what: 'after each load once' },
];

for (const { shares, at, what } of cases) test(`K5 memory: ${what}`, () => assert.deepEqual(collectedAt(shares), at));
