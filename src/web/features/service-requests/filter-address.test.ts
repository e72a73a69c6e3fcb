import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { changeFilter, narrowedBy, readFilter, toggleValue, writeFilter } from './filter-address.ts';

const filter: RequestFilter = {
  view: 'mine',
  status: 'in_review,new',
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

test('G2 a value is added to a part and taken out again, and the last one takes the part along', () => {
  assert.equal(toggleValue({}, 'status', 'new'), 'new');
  assert.equal(toggleValue({ status: 'new' }, 'status', 'completed'), 'new,completed');
  assert.equal(toggleValue({ status: 'new,completed' }, 'status', 'new'), 'completed');
  assert.equal(toggleValue({ status: 'new' }, 'status', 'new'), undefined);
});

test('G2 a list with a value that there is not narrows nothing', () => {
  assert.deepEqual(readFilter(new URLSearchParams('status=new,gone&priority=high,low')), { priority: 'high,low' });
});

test('G2 view, search and order are not counted among what narrows the list', () => {
  assert.deepEqual(narrowedBy({ view: 'mine', search: 'a', sort: 'due', unread: '1', status: 'new' }), [
    'status',
    'unread',
  ]);
});
