import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Step, nextStep, parseStep, previousStep, steps, stepsOf } from './steps.ts';

const quick: Step[] = ['quote-type', 'objectives', 'trade', 'project-size', 'contact', 'summary'];
const detailed: Step[] = ['quote-type', 'objectives', 'trade', 'features', 'project-size', 'contact', 'summary'];

test('C1 the quick mode shows six steps and the detailed one seven, which also asks for features', () => {
  assert.deepEqual(stepsOf('quick'), quick);
  assert.deepEqual(stepsOf('detailed'), detailed);
});

test('C1 before a mode is chosen the steps are those of the quick one', () => {
  assert.deepEqual(stepsOf(null), quick);
});

test('C1 the quick mode asks four questions after the quote type', () => {
  const questions = stepsOf('quick').filter((step) => step !== 'quote-type' && step !== 'summary');
  assert.deepEqual(questions, ['objectives', 'trade', 'project-size', 'contact']);
});

test('C2 onward and back lead through the shown steps in order', () => {
  for (const [mode, shown] of [['quick', quick] as const, ['detailed', detailed] as const, [null, quick] as const]) {
    for (const [index, step] of shown.entries()) {
      assert.equal(nextStep(step, mode), shown[index + 1] ?? 'summary', `after ${step}`);
      assert.equal(previousStep(step, mode), shown[index - 1] ?? null, `before ${step}`);
    }
  }
});

test('C2 only a step’s own name in an address is a step', () => {
  for (const step of steps) assert.equal(parseStep(step), step);
  for (const other of [null, undefined, '', 'Summary', ' summary', 'step-1', '0', 'constructor', '__proto__']) {
    assert.equal(parseStep(other), null, String(other));
  }
});
