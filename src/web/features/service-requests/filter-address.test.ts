import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { changeFilter, narrowedBy, readFilter, writeFilter } from './filter-address.ts';

const filter: RequestFilter = {
  view: 'mine',
  status: 'in_review',
  priority: 'high',
  service: 'web-app',
  language: 'da',
  source: 'manual',
  assignee: '01KAJ0000000000000000000AA',
  waiting: 'us',
  unread: '1',
  overdue: '1',
  from: '2026-11-01',
  to: '2026-11-21',
  search: 'Ďuríčková & syn',
  sort: 'due',
};

test('G2 a filter comes back from its address as it was', () => {
  assert.deepEqual(readFilter(new URLSearchParams(writeFilter(filter))), filter);
});

test('G2 what goes without saying stands in no address', () => {
  assert.equal(writeFilter({ view: 'active', sort: 'newest', search: '' }), '');
});

test('G2 a part that an address cannot mean narrows nothing', () => {
  const query = new URLSearchParams('view=nowhere&status=new&priority=&from=yesterday&unread=yes&other=1');
  assert.deepEqual(readFilter(query), { status: 'new' });
});

test('G2 a part is set and taken back without touching the others', () => {
  assert.deepEqual(changeFilter({ view: 'mine', status: 'new' }, { status: undefined, priority: 'low' }), {
    view: 'mine',
    priority: 'low',
  });
});

test('G2 view, search and order are not counted among what narrows the list', () => {
  assert.deepEqual(narrowedBy({ view: 'mine', search: 'a', sort: 'due', unread: '1', status: 'new' }), [
    'status',
    'unread',
  ]);
});
