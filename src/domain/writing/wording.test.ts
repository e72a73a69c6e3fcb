import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOf, fillIn, listOf, tied } from './wording.ts';

test('H4 what a visitor typed is put in as it is, marks of placeholders included', () => {
  assert.equal(fillIn('a {{x}} b', { x: '{{y}} $& $1' }), 'a {{y}} $& $1 b');
  assert.throws(() => fillIn('{{missing}}', {}), /missing/);
});

test('H4 lists end as each language ends them', () => {
  const items = ['a1', 'b2', 'c3'];
  assert.deepEqual(
    (['sk', 'cs', 'da', 'en'] as const).map((language) => listOf(items, language)),
    ['a1, b2 a c3', 'a1, b2 a c3', 'a1, b2 og c3', 'a1, b2 and c3'],
  );
});

test('H4 the larger number of a range decides the form', () => {
  const days = { one: '{{count}} deň', few: '{{count}} dni', many: '{{count}} dňa', other: '{{count}} dní' };
  const of = (minimum: number, maximum: number) => countOf({ minimum, maximum }, days, 'sk');
  assert.deepEqual([of(1, 1), of(1, 2), of(2, 5), of(5, 5)], ['1 deň', '1–2 dni', '2–5 dní', '5 dní']);
});

test('H4 no Slovak or Czech line ends in a word of one letter', () => {
  assert.equal(tied('a v meste aj s autom i', 'sk'), 'a\u00A0v\u00A0meste aj s\u00A0autom i');
  assert.equal(tied('a roof i taget', 'da'), 'a roof i taget');
});
