import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteModes } from '../configurator/answers.ts';
import { steps, stepsOf } from '../configurator/steps.ts';
import { funnelRows, isFunnelStep } from './funnel.ts';

test('G8 the first step is counted before a mode is chosen, every other one with its mode', () => {
  assert.deepEqual(
    steps.filter((step) => isFunnelStep(step, null)),
    ['quote-type'],
  );
  for (const mode of quoteModes) {
    assert.deepEqual(
      steps.filter((step) => isFunnelStep(step, mode)),
      stepsOf(mode).slice(1),
    );
  }
});

test('G8 the funnel names every step in its order, with 0 where nobody came and nothing where no mode leads', () => {
  const rows = funnelRows([
    { mode: 'undecided', step: 'quote-type', reached: 9 },
    { mode: 'quick', step: 'trade', reached: 4 },
    { mode: 'detailed', step: 'trade', reached: 2 },
    { mode: 'detailed', step: 'features', reached: 1 },
  ]);
  assert.deepEqual(
    rows.map((row) => row.step),
    steps,
  );
  assert.deepEqual(rows[0], { step: 'quote-type', quick: null, detailed: null, all: 9 });
  assert.deepEqual(rows[2], { step: 'trade', quick: 4, detailed: 2, all: 6 });
  assert.deepEqual(rows[3], { step: 'features', quick: null, detailed: 1, all: 1 });
  assert.deepEqual(rows[6], { step: 'summary', quick: 0, detailed: 0, all: 0 });
});
