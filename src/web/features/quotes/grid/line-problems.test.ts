import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOfLines } from './line-problems.ts';

test('H2 what is wrong stands at the cell of its line, the first of a cell', () => {
  const problems = problemsOfLines(
    [
      { field: 'title', rule: 'required' },
      { field: 'lines', rule: 'required' },
      { field: 'lines.a.name', rule: 'required' },
      { field: 'lines.a.name', rule: 'email' },
      { field: 'lines.b.unitPrice', rule: 'not-a-number' },
      { field: 'lines.b.colour', rule: 'required' },
    ],
    ({ rule }) => rule,
  );
  assert.deepEqual(problems, { a: { name: 'required' }, b: { unitPrice: 'not-a-number' } });
});
