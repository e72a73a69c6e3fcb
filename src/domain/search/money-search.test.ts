import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moneySearchTerms, moneySearchText } from './money-search.ts';

const text = moneySearchText('F2026-0042', '2600000429', 'Strechy Kováč s. r. o.', 'Ján', 'Nový web', '2026-0007');

const isFound = (typed: string) =>
  moneySearchTerms(typed).every(({ word, isWhole }) => ` ${text} `.includes(isWhole ? ` ${word} ` : ` ${word}`));

for (const typed of [
  'F2026-0042',
  'f2026-00',
  'f2026',
  '0042',
  '42',
  '2026-0007',
  '0007',
  '7',
  '2600000429',
  '26000',
  'kovac',
  'Strechy Kov',
  'NOVÝ web 42',
]) {
  test(`H11 ${typed} is found by what is typed of it`, () => assert.ok(isFound(typed)));
}

for (const typed of ['F2026-0043', '0043', '4', '2026-0042', 'ovac', 'ZD2026-0042', '2600000428']) {
  test(`H11 ${typed} does not find another one`, () => assert.ok(!isFound(typed)));
}

test('H11 nothing typed searches for nothing', () => assert.deepEqual(moneySearchTerms(' - '), []));
