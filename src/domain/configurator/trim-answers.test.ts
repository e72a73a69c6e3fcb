import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { partialAnswers } from '#tests/support/requests/arbitrary-answers.ts';
import { type Answers, emptyAnswers } from './answers.ts';
import { checkAnswers } from './step-checks.ts';
import { trimAnswers } from './trim-answers.ts';

test('C1 what a mode or a choice does not ask for is no part of the answers', () => {
  const answered: Answers = {
    ...emptyAnswers,
    mode: 'quick',
    trade: 'mason',
    customTrade: 'Studnár',
    features: ['blog'],
    description: 'Long enough to count.',
    budget: '8000-plus',
    customBudget: '900',
  };
  assert.deepEqual(trimAnswers(answered), { ...emptyAnswers, mode: 'quick', trade: 'mason', budget: '8000-plus' });
});

test('C2 trimming neither breaks nor mends a rule, and doing it twice is doing it once', () => {
  fc.assert(
    fc.property(partialAnswers, (answers) => {
      const trimmed = trimAnswers(answers);
      assert.deepEqual(trimAnswers(trimmed), trimmed);
      assert.deepEqual(checkAnswers(trimmed, 'EUR'), checkAnswers(answers, 'EUR'));
    }),
  );
});
