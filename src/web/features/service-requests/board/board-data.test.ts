import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import type { RequestStatus } from '#domain/service-requests/status.ts';
import { patchBoard } from './board-data.ts';

const row = (id: string, status: RequestStatus) => ({ id, status, priority: 'medium' }) as RequestRow;
const board = {
  columns: [
    { status: 'new' as const, count: { count: 7, isMore: false }, rows: [row('a', 'new'), row('b', 'new')] },
    { status: 'in_review' as const, count: { count: 1, isMore: false }, rows: [row('c', 'in_review')] },
  ],
};
const shownIn = (changed: ReturnType<typeof patchBoard>) =>
  changed.columns.map(({ rows, count }) => `${rows.map(({ id }) => id).join('')} ${count.count}`);

test('G4 a moved card stands first in its new column, and both counts follow', () => {
  const moved = patchBoard(board, new Set(['b']), (each) => ({ ...each, status: 'in_review' }));
  assert.deepEqual(shownIn(moved), ['a 6', 'bc 2']);
});

test('G4 a card that changes otherwise keeps its place', () => {
  const changed = patchBoard(board, new Set(['a']), (each) => ({ ...each, priority: 'high' }));
  assert.deepEqual(shownIn(changed), ['ab 7', 'c 1']);
  assert.equal(changed.columns[0]?.rows[0]?.priority, 'high');
});

test('G4 a card whose status has no column, or that was archived, goes', () => {
  assert.deepEqual(shownIn(patchBoard(board, new Set(['a']), (each) => ({ ...each, status: 'completed' }))), [
    'b 6',
    'c 1',
  ]);
  assert.deepEqual(shownIn(patchBoard(board, new Set(['c']), () => null)), ['ab 7', ' 0']);
});
