import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Choice } from '../lines/quote-line.ts';
import { readChoice } from './read-choice.ts';

const table: [query: Record<string, unknown>, choice: Choice | null][] = [
  [{}, {}],
  [{ lng: 'da' }, {}],
  [{ 'o.video': '1000', lng: 'sk' }, { video: 1000 }],
  [
    { 'o.a.b': '0', 'o.c': '2500' },
    { 'a.b': 0, c: 2500 },
  ],
  [{ 'o.video': '1.5' }, null],
  [{ 'o.video': '-1' }, null],
  [{ 'o.video': '' }, null],
  [{ 'o.video': ['1', '2'] }, null],
  [{ 'o.video': '1'.repeat(13) }, null],
];

for (const [query, choice] of table) {
  test(`H5 the query ${JSON.stringify(query)} chooses ${JSON.stringify(choice)}`, () => {
    assert.deepEqual(readChoice(query), choice);
  });
}
