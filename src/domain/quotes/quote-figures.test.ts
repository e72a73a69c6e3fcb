import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Occurrences, decidedStatuses, medianOf, offeredStatuses, waitingStatuses } from './quote-figures.ts';

test('G8 what is waiting or decided was offered, and nothing is both', () => {
  for (const status of [...waitingStatuses, ...decidedStatuses]) assert.ok(offeredStatuses.includes(status), status);
  assert.deepEqual(
    waitingStatuses.filter((status) => decidedStatuses.includes(status)),
    [],
  );
});

test('G8 the median of counted figures is that of the figures written out', () => {
  const table: [Occurrences[], number | null][] = [
    [[], null],
    [[{ figure: 7, count: 1 }], 7],
    [
      [
        { figure: 8, count: 1 },
        { figure: 2, count: 1 },
      ],
      5,
    ],
    [
      [
        { figure: 100, count: 1 },
        { figure: 1, count: 3 },
      ],
      1,
    ],
    [
      [
        { figure: 3, count: 2 },
        { figure: 9, count: 3 },
      ],
      9,
    ],
  ];
  for (const [occurrences, median] of table) assert.equal(medianOf(occurrences), median);
  const figures = fc.array(fc.record({ figure: fc.nat(9), count: fc.integer({ min: 1, max: 4 }) }), { minLength: 1 });
  fc.assert(
    fc.property(figures, (occurrences) => {
      const all = occurrences
        .flatMap(({ figure, count }) => Array.from({ length: count }, () => figure))
        .toSorted((a, b) => a - b);
      const [low, high] = [all[Math.floor((all.length - 1) / 2)] ?? 0, all[Math.floor(all.length / 2)] ?? 0];
      assert.equal(medianOf(occurrences), (low + high) / 2);
    }),
  );
});
