import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rangeOf } from './use-selection.ts';

const rows = [...'abcde'].map((id) => ({ id }));

test('G2 a range goes from the last selected row to this one, in either direction', () => {
  assert.deepEqual(rangeOf(rows, 'b', 'd'), ['b', 'c', 'd']);
  assert.deepEqual(rangeOf(rows, 'd', 'b'), ['b', 'c', 'd']);
  assert.deepEqual(rangeOf(rows, 'c', 'c'), ['c']);
});

test('G2 a range without a start, or with one that is no longer listed, is one row', () => {
  assert.deepEqual(rangeOf(rows, null, 'd'), ['d']);
  assert.deepEqual(rangeOf(rows, 'x', 'd'), ['d']);
});
