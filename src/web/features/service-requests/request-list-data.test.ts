import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import {
  type RequestListData,
  pagesWith,
  stillMatches,
  withFreshPage,
  withFreshStart,
  withNextPage,
} from './request-list-data.ts';

const row = (id: string, more: Partial<RequestRow> = {}): RequestRow => ({
  id,
  number: 1,
  createdAt: 0,
  updatedAt: 0,
  status: 'new',
  priority: 'medium',
  source: 'contact',
  language: 'sk',
  title: 'Web',
  shownTitle: 'Web',
  service: null,
  trade: null,
  customerId: 'c',
  customerName: 'Jana',
  customerCompany: '',
  currency: 'EUR',
  estimate: null,
  assignee: null,
  waitingOn: 'us',
  answerDueAt: null,

  followUpAt: null,
  budget: null,
  isArchived: false,
  isUnread: false,
  version: 1,
  ...more,
});
const rows = (ids: string) => [...ids].map((id) => row(id));
const idsOf = (data: { rows: readonly RequestRow[] }) => data.rows.map(({ id }) => id).join('');

test('G2 a list whose beginning is read anew keeps what was loaded after it', () => {
  const known = { rows: rows('abcdefgh'), next: 'h' };
  const merged = withFreshStart(known, { rows: rows('nabc'), next: 'c' });
  assert.equal(idsOf(merged), 'nabcdefgh');
  assert.equal(merged.next, 'h');
});

test('G2 a row that has left the beginning of a list, or moved up into it, stands there no more', () => {
  const known = { rows: rows('abcdefgh'), next: 'h' };
  assert.equal(idsOf(withFreshStart(known, { rows: rows('acd'), next: 'd' })), 'acdefgh');
  assert.equal(idsOf(withFreshStart(known, { rows: rows('gab'), next: 'b' })), 'gabcdefh');
});

test('G2 a beginning that ends the list, or shares nothing with it, is the list', () => {
  const known = { rows: rows('abcd'), next: 'd' };
  assert.deepEqual(withFreshStart(known, { rows: rows('ab'), next: null }), { rows: rows('ab'), next: null });
  assert.deepEqual(withFreshStart(known, { rows: rows('xy'), next: 'y' }), { rows: rows('xy'), next: 'y' });
  assert.deepEqual(withFreshStart(undefined, { rows: rows('xy'), next: 'y' }), { rows: rows('xy'), next: 'y' });
});

test('G2 a further page comes to the end, and no row stands twice', () => {
  const merged = withNextPage({ rows: rows('abc'), next: 'c' }, { rows: rows('bd'), next: null });
  assert.equal(idsOf(merged), 'acbd');
  assert.equal(merged.next, null);
});

test('G2 a changed row leaves the lists that it no longer belongs to', () => {
  const anna = { id: '1', username: 'anna', name: 'Anna' };
  const viewer = { username: 'anna' };
  assert.equal(stillMatches(row('a'), {}, viewer), true);
  assert.equal(stillMatches(row('a', { isArchived: true }), {}, viewer), false);
  assert.equal(stillMatches(row('a', { isArchived: true }), { view: 'archived' }, viewer), true);
  assert.equal(stillMatches(row('a', { isArchived: true }), { view: 'everything' }, viewer), true);
  assert.equal(stillMatches(row('a', { assignee: anna }), { view: 'mine' }, viewer), true);
  assert.equal(stillMatches(row('a'), { view: 'mine' }, viewer), false);
  assert.equal(stillMatches(row('a', { assignee: anna }), { view: 'unassigned' }, viewer), false);
  assert.equal(stillMatches(row('a', { status: 'completed' }), { status: 'new' }, viewer), false);
  assert.equal(stillMatches(row('a', { priority: 'low' }), { priority: 'high' }, viewer), false);
  assert.equal(stillMatches(row('a', { priority: 'low' }), { priority: 'high,low' }, viewer), true);
  assert.equal(stillMatches(row('a', { isArchived: true }), { view: 'board' }, viewer), false);
  assert.equal(stillMatches(row('a'), { unread: '1' }, viewer), false);
});

const pageOf = (ids: string, next: string | null): RequestListData => ({ rows: [...ids].map((id) => row(id)), next });
const threePages = () => withNextPage(withNextPage(pageOf('abc', 'c'), pageOf('def', 'f')), pageOf('ghi', 'i'));

test('G2 a later page is found by its rows on the screen and read anew, and its neighbours stay', () => {
  const list = threePages();
  assert.deepEqual(pagesWith(list, new Set(['e']), 3), [{ after: 'c', firstId: 'd' }]);
  assert.deepEqual(pagesWith(list, new Set(['a', 'e', 'i']), 4), [{ after: 'f', firstId: 'g' }]);
  const [page] = pagesWith(list, new Set(['e']), 3);
  assert.ok(page);
  const fresh = withFreshPage(list, page, { rows: [row('d', { status: 'responded' }), row('f'), row('g')], next: 'g' });
  assert.equal(idsOf(fresh), 'abcdfghi');
  assert.equal(fresh.rows[3]?.status, 'responded');
  assert.equal(fresh.next, 'i');
  assert.deepEqual(pagesWith(fresh, new Set(['h']), 3), [{ after: 'f', firstId: 'h' }]);
});

test('G2 the last page may bring more than it had, and a page whose first row has gone is left as it is', () => {
  const list = threePages();
  const last = withFreshPage(list, { after: 'f', firstId: 'g' }, pageOf('gk', null));
  assert.deepEqual([idsOf(last), last.next], ['abcdefgk', null]);
  assert.equal(withFreshPage(list, { after: 'c', firstId: 'x' }, pageOf('yz', 'z')), list);
});

test('G2 a beginning that is read anew keeps where the pages after it begin', () => {
  const list = withFreshStart(threePages(), pageOf('abc', 'c'));
  assert.deepEqual(pagesWith(list, new Set(['h']), 3), [{ after: 'f', firstId: 'g' }]);
});
