import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { planMilestones } from './plan-milestones.ts';
import { milestoneIds } from './prd.ts';

const anyWeeks = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }))
  .map(([minimum, more]) => ({ minimum, maximum: minimum + more }));

test('H4 the days of all stages sum to five for each week of the estimate, and the last stage ends with it', () => {
  fc.assert(
    fc.property(anyWeeks, (weeks) => {
      const planned = planMilestones(weeks);
      assert.deepEqual(
        planned.map(({ id }) => id),
        milestoneIds,
      );
      for (const end of ['minimum', 'maximum'] as const) {
        const sum = planned.reduce((total, { days }) => total + days[end], 0);
        assert.equal(sum, weeks[end] * 5);
        assert.equal(planned.at(-1)?.doneByWeek[end], weeks[end]);
      }
    }),
  );
});

test('H4 every stage takes a day or more, no less at most than at least, and ends no sooner than the one before', () => {
  fc.assert(
    fc.property(anyWeeks, (weeks) => {
      let before = { minimum: 0, maximum: 0 };
      for (const { days, doneByWeek } of planMilestones(weeks)) {
        assert.ok(days.minimum >= 1 && days.maximum >= days.minimum, JSON.stringify(days));
        assert.ok(doneByWeek.minimum >= before.minimum && doneByWeek.maximum >= before.maximum);
        assert.ok(doneByWeek.maximum >= doneByWeek.minimum);
        before = doneByWeek;
      }
    }),
  );
});

test('H4 one to two weeks are spread over the stages as a developer would', () => {
  assert.deepEqual(
    planMilestones({ minimum: 1, maximum: 2 }).map(({ id, days, doneByWeek }) => [
      id,
      days.minimum,
      days.maximum,
      doneByWeek.minimum,
      doneByWeek.maximum,
    ]),
    [
      ['brief', 1, 2, 1, 1],
      ['design', 1, 2, 1, 1],
      ['build', 1, 3, 1, 2],
      ['trial', 1, 2, 1, 2],
      ['launch', 1, 1, 1, 2],
    ],
  );
});
