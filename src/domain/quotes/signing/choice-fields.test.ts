import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyLine, lineOf } from '#tests/support/quotes/quote-lines.ts';
import { choiceEntries, choiceOf, quotePageQuery } from './choice-fields.ts';
import { faultOfChoice } from './choice.ts';

const video = lineOf({ id: 'video', quantity: 1000, option: { minimum: 500, maximum: 3000 } });
const lines = [lineOf({ id: 'web' }), video];
const choose = (fields: Record<string, string>, language: 'sk' | 'en' = 'sk') =>
  choiceOf(lines, { language, read: (name) => fields[name] ?? null });

test('H5 a choice is read from addresses and forms: proposed, typed, and kept within its bounds', () => {
  const cases: [Record<string, string>, Record<string, number>][] = [
    [{}, {}],
    [{ 'o.video': '2000' }, { video: 2000 }],
    [{ 'o.video': 'on' }, { video: 1000 }],
    [{ 'o.video': '0' }, {}],
    [{ 'q.video': '2' }, {}],
    [{ 'o.video': '1000', 'q.video': '2,5' }, { video: 2500 }],
    [{ 'o.video': '1000', 'q.video': 'dve' }, { video: 1000 }],
    [{ 'o.video': '1000', 'q.video': '99' }, { video: 3000 }],
    [{ 'o.video': '1' }, { video: 500 }],
    [{ 'o.video': '1000', 'q.video': '-1' }, { video: 500 }],
    [{ 'o.web': '5000', 'o.other': '1000' }, {}],
  ];
  for (const [fields, choice] of cases) assert.deepEqual(choose(fields), choice, JSON.stringify(fields));
  assert.deepEqual(choose({ 'o.video': '1000', 'q.video': '2.5' }, 'en'), { video: 2500 });
});

test('H5 whatever an address says, the choice has no fault and is read back from its entries', () => {
  const anyField = fc.record({ asked: fc.string({ maxLength: 13 }), typed: fc.string({ maxLength: 8 }) });
  fc.assert(
    fc.property(fc.uniqueArray(anyLine, { selector: ({ id }) => id }), anyField, (some, { asked, typed }) => {
      const read = (name: string) => (name.startsWith('o.') ? asked : typed);
      const choice = choiceOf(some, { language: 'sk', read });
      assert.equal(faultOfChoice(some, choice), null);
      const entries = new Map(choiceEntries(some, choice));
      assert.deepEqual(choiceOf(some, { language: 'sk', read: (name) => entries.get(name) ?? null }), choice);
    }),
  );
});

test('H5 the page is rendered from the step, a line of the quote and the choice, in one order', () => {
  const queryOf = (search: string) => {
    const fields = new URLSearchParams(search);
    return quotePageQuery({ lines, language: 'sk' }, (name) => fields.get(name));
  };
  assert.equal(queryOf('o.video=2000&q.video=2&utm=x&step=sign&ask=web'), 'step=sign&ask=web&o.video=2000');
  assert.equal(queryOf('step=other&ask=unknown'), '');
});
