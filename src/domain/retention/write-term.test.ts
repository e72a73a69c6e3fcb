import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeholderOf, termValues, writeTerm, writeUnit } from './write-term.ts';

test('K6 A7 a term is written in the words of each language', () => {
  assert.equal(writeTerm({ count: 10, unit: 'years' }, 'sk'), '10\u00A0rokov');
  assert.equal(writeTerm({ count: 3, unit: 'years' }, 'cs'), '3\u00A0roky');
  assert.equal(writeTerm({ count: 12, unit: 'months' }, 'da'), '12\u00A0måneder');
  for (const [count, word] of [
    [1, 'rok'],
    [3, 'roky'],
    [5, 'rokov'],
    [Number.NaN, 'rokov'],
  ] as const)
    assert.equal(writeUnit({ count, unit: 'years' }, 'sk'), word);
  assert.equal(writeTerm({ count: 30, unit: 'days' }, 'en'), '30\u00A0days');
});

test('K6 A7 a changed term changes what legal texts say', () => {
  assert.equal(placeholderOf('draft-links'), 'keepDraftLinks');
  assert.equal(termValues('en')['keepRequests'], '12\u00A0months');
  assert.equal(termValues('en', { requests: 6 })['keepRequests'], '6\u00A0months');
  assert.equal(termValues('en')['keepAccountDrafts'], undefined);
});
