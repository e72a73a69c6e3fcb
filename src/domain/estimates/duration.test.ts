import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProjectSize, Timeline } from '../configurator/answers.ts';
import { type FeatureId, featureIds } from '../configurator/features.ts';
import { type TimelineFit, fitTimeline, workWeeks } from './duration.ts';
import { firstPriceBook as book } from './price-book/first-price-book.ts';

test('D1 the weeks are those of the size, with the features’ working days on top, five in a week', () => {
  const rows: [size: ProjectSize | null, features: FeatureId[], minimum: number, maximum: number][] = [
    ['small', [], 1, 2],
    ['medium', [], 3, 4],
    ['large', [], 5, 8],
    // An unknown size may be any.
    [null, [], 1, 8],
    // 1 day: no whole week at the lower end, a begun one at the upper.
    ['small', ['inquiry-form'], 1, 3],
    // 5-10 days: one and two whole weeks.
    ['small', ['quote-generator'], 2, 4],
    // 4-8 days.
    ['small', ['material-calculator'], 1, 4],
    // 5+1 to 10+1 days: the lower end stays, the upper begins a third week.
    ['medium', ['quote-generator', 'callback-request'], 4, 7],
    // The same feature twice is done once.
    ['small', ['quote-generator', 'quote-generator'], 2, 4],
    // All: 42-80 days.
    ['large', [...featureIds], 13, 24],
  ];
  for (const [size, features, minimum, maximum] of rows) {
    assert.deepEqual(workWeeks(size, features, book), { minimum, maximum }, `${size} ${features.join(' ')}`);
  }
});

test('D1 work fits a timeline surely, only if all goes well, or not at all', () => {
  const rows: [minimum: number, maximum: number, timeline: Timeline, fit: TimelineFit][] = [
    [1, 2, 'asap', 'fits'],
    [2, 3, 'asap', 'tight'],
    [3, 4, 'asap', 'too-short'],
    [3, 4, '1-month', 'fits'],
    [4, 5, '1-month', 'tight'],
    [5, 8, '1-month', 'too-short'],
    [5, 12, '2-months', 'fits'],
    [12, 13, '2-months', 'tight'],
    [13, 13, '2-months', 'too-short'],
    [5, 24, '3-6-months', 'fits'],
    [24, 25, '3-6-months', 'tight'],
    [25, 30, '3-6-months', 'too-short'],
    [1, 2, 'flexible', 'fits'],
    [90, 200, 'flexible', 'fits'],
  ];
  for (const [minimum, maximum, timeline, fit] of rows) {
    assert.equal(fitTimeline({ minimum, maximum }, timeline, book), fit, `${minimum}-${maximum} ${timeline}`);
  }
});
