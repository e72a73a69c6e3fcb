import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DrawnMilestone, daysOfMilestone } from './timeline-days.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

const milestone: DrawnMilestone = {
  id: 'design',
  title: 'Návrh',
  status: 'approved',
  plannedStart: '2026-11-02',
  plannedEnd: '2026-11-09',
  startedAt: noon('2026-11-03'),
  submittedAt: noon('2026-11-10'),
  decidedAt: noon('2026-11-14'),
};

const endOf = (changes: Partial<DrawnMilestone>) => daysOfMilestone({ ...milestone, ...changes }, 'sk').endedOn;

test('I1 work on a milestone ends when it is handed over for good, or skipped', () => {
  assert.deepEqual(daysOfMilestone(milestone, 'sk'), {
    plannedStart: '2026-11-02',
    plannedEnd: '2026-11-09',
    startedOn: '2026-11-03',
    endedOn: '2026-11-10',
  });
  assert.equal(endOf({ status: 'submitted', decidedAt: null }), '2026-11-10');
  assert.equal(endOf({ status: 'skipped', submittedAt: null }), '2026-11-14');
});

test('I1 work goes on while changes are asked for, and before it is handed over', () => {
  assert.equal(endOf({ status: 'changes_requested' }), null);
  assert.equal(endOf({ status: 'in_progress', submittedAt: null, decidedAt: null }), null);
});

test('I1 days are those of where the customer lives', () => {
  assert.equal(endOf({ submittedAt: Date.parse('2026-11-10T23:30:00Z') }), '2026-11-11');
});
