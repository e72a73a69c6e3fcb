import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkExtension, checkSubjectRequest } from './check-subject-request.ts';
import { dueDayOf, stateOfRequest } from './subject-request.ts';

test('K6 an answer is due a month after the request, three once it was extended; a weekend ends with Monday', () => {
  const table: [received: string, isExtended: boolean, due: string][] = [
    ['2026-11-27', false, '2026-12-28'],
    ['2026-11-25', false, '2026-12-25'],
    ['2027-01-31', false, '2027-03-01'],
    ['2028-01-31', false, '2028-02-29'],
    ['2026-11-27', true, '2027-03-01'],
    ['2026-12-31', false, '2027-02-01'],
  ];
  for (const [received, isExtended, due] of table) assert.equal(dueDayOf(received, { isExtended }), due, received);
});

test('K6 the last week before its day is near, the day after it is late', () => {
  const state = (today: string, answeredAt: number | null = null) =>
    stateOfRequest({ answeredAt, dueOn: '2026-12-28' }, today);
  assert.deepEqual(
    ['2026-12-20', '2026-12-21', '2026-12-28', '2026-12-29'].map((today) => state(today)),
    ['open', 'due-soon', 'due-soon', 'overdue'],
  );
  assert.equal(state('2027-05-01', 1), 'answered');
});

test('K6 an extension needs a reason, once, before the last day is over; an entry an address and a day that has been', () => {
  const row = { due_on: '2026-12-28', extended_at: null };
  const rules = (issues: { rule: string }[]) => issues.map(({ rule }) => rule);
  assert.deepEqual(rules(checkExtension(row, { reason: '', today: '2026-12-01' })), ['required']);
  assert.deepEqual(rules(checkExtension(row, { reason: 'x', today: '2026-12-28' })), []);
  assert.deepEqual(rules(checkExtension(row, { reason: 'x', today: '2026-12-29' })), ['day-over']);
  assert.deepEqual(rules(checkExtension({ ...row, extended_at: 1 }, { reason: 'x', today: '2026-12-01' })), [
    'day-over',
  ]);
  const typed = { name: 'Zora', email: 'zora@x.sk', receivedOn: '2026-11-27' };
  assert.deepEqual(rules(checkSubjectRequest(typed, '2026-11-27')), []);
  assert.deepEqual(rules(checkSubjectRequest({ ...typed, receivedOn: '2026-11-28' }, '2026-11-27')), ['day-ahead']);
  assert.deepEqual(rules(checkSubjectRequest({ name: '', email: 'zora', receivedOn: '' }, '2026-11-27')), [
    'required',
    'email',
    'required',
  ]);
});
