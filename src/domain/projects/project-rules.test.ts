import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MilestoneStatus, milestoneStatuses } from './milestone-status.ts';
import { templateOf } from './milestone-template.ts';
import { planChange, planMilestones } from './plan-milestones.ts';
import { progressOf } from './progress.ts';
import { projectTitle } from './project-number.ts';
import { outlookOf } from './project-outlook.ts';
import { timelineOf } from './timeline.ts';

const nameOf = (kind: string) => kind;

test('I1 a project is shown by its number of four digits, and without one as #----', () => {
  assert.equal(projectTitle(1, 'Web pre strechy'), '#0001 - Web pre strechy');
  assert.equal(projectTitle(12_345, 'Web'), '#12345 - Web');
  assert.equal(projectTitle(null, 'Web'), '#---- - Web');
});

test('I1 progress is the weight of approved milestones over all that are not skipped, and 100 only when all are', () => {
  const of = (...each: [MilestoneStatus, number][]) => progressOf(each.map(([status, weight]) => ({ status, weight })));
  assert.equal(of(), 0);
  assert.equal(of(['skipped', 10]), 0);
  assert.equal(of(['approved', 1], ['planned', 2]), 33);
  assert.equal(of(['approved', 30], ['submitted', 30], ['skipped', 40]), 50);
  assert.equal(of(['approved', 999], ['planned', 1]), 99);
  assert.equal(of(['approved', 5], ['planned', 0]), 99);
  assert.equal(of(['approved', 0], ['skipped', 5]), 100);
  for (let weight = 0; weight < 100; weight += 1)
    assert.equal(
      of(['approved', weight], ['planned', 100 - weight]),
      weight,
      'of a hundred nothing is lost by rounding',
    );
  for (const status of milestoneStatuses) {
    for (let weight = 0; weight < 40; weight += 1) {
      const progress = of(['approved', 20], [status, weight]);
      assert.ok(Number.isInteger(progress) && progress >= 0 && progress <= 100);
      assert.equal(progress === 100, status === 'approved' || status === 'skipped');
    }
  }
});

test('I1 milestones are those of the signed plan with the launch, and share out the days by weight', () => {
  const milestones = planMilestones({
    paymentPlan: [
      { share: 3000, due: 'signing', milestone: '' },
      { share: 3000, due: 'milestone', milestone: 'Návrh' },
      { share: 4000, due: 'completion', milestone: '' },
    ],
    service: 'website',
    startsOn: '2026-12-01',
    dueOn: '2026-12-07',
    nameOf,
  });
  assert.deepEqual(milestones, [
    { title: 'Návrh', weight: 30, planPartIndex: 1, plannedStart: '2026-12-01', plannedEnd: '2026-12-03' },
    { title: 'launch', weight: 40, planPartIndex: null, plannedStart: '2026-12-04', plannedEnd: '2026-12-07' },
  ]);
});

test('I1 without milestones in the plan the template of the service is used, without days where none was agreed', () => {
  const plan = { paymentPlan: [{ share: 10_000, due: 'completion', milestone: '' }], nameOf } as const;
  const milestones = planMilestones({ ...plan, service: 'web-app', startsOn: null, dueOn: '2026-12-07' });
  assert.deepEqual(
    milestones.map(({ title, weight, plannedEnd }) => [title, weight, plannedEnd]),
    [
      ['design', 20, null],
      ['development', 50, null],
      ['testing', 20, null],
      ['launch', 10, null],
    ],
  );
  assert.equal(templateOf(null), templateOf('website'));
});

test('I1 a change of scope adds the milestones of its own plan, weighed alike, and one that stands for all of it without any', () => {
  const change = { title: 'Rezervácie', startsOn: '2026-12-01', dueOn: '2026-12-10', nameOf } as const;
  const shown = (paymentPlan: Parameters<typeof planChange>[0]['paymentPlan']) =>
    planChange({ ...change, paymentPlan }).map(({ title, weight, planPartIndex }) => [title, weight, planPartIndex]);
  const table = [
    [
      [
        { share: 3000, due: 'signing', milestone: '' },
        { share: 4000, due: 'milestone', milestone: 'Kalendár' },
        { share: 3000, due: 'completion', milestone: '' },
      ],
      [
        ['Kalendár', 40, 1],
        ['launch: Rezervácie', 30, null],
      ],
    ],
    [[{ share: 10_000, due: 'milestone', milestone: 'Kalendár' }], [['Kalendár', 100, 0]]],
    [[{ share: 10_000, due: 'signing', milestone: '' }], [['Rezervácie', 100, null]]],
    [
      [
        { share: 5000, due: 'signing', milestone: '' },
        { share: 5000, due: 'completion', milestone: '' },
      ],
      [['Rezervácie', 100, null]],
    ],
    [[], [['Rezervácie', 100, null]]],
  ] as const;
  for (const [plan, expected] of table) assert.deepEqual(shown(plan), expected);
  const [only] = planChange({ ...change, paymentPlan: [], title: 'R'.repeat(200) });
  assert.deepEqual([only?.title.length, only?.plannedStart, only?.plannedEnd], [120, '2026-12-01', '2026-12-10']);
});

test('I1 planned days of any project lie one after another within its days', () => {
  for (let length = 0; length < 60; length += 1) {
    const dueOn = new Date(Date.UTC(2026, 10, 23 + length)).toISOString().slice(0, 10);
    const milestones = planMilestones({ paymentPlan: [], service: null, startsOn: '2026-11-23', dueOn, nameOf });
    for (const [index, { plannedStart, plannedEnd }] of milestones.entries()) {
      assert.ok(plannedStart !== null && plannedEnd !== null && plannedStart <= plannedEnd);
      assert.ok(plannedStart >= '2026-11-23' && plannedEnd <= dueOn);
      assert.ok(plannedStart >= (milestones[index - 1]?.plannedStart ?? ''));
    }
    assert.equal(milestones.at(-1)?.plannedEnd, dueOn);
  }
});

test('I1 a project waits for its customer while something is submitted or material is late, and is late once a planned day has passed', () => {
  const flags = { isOnHold: false, isCancelled: false, isMaterialLate: false } as const;
  const base = { status: 'development', ...flags, dueOn: '2026-12-31' } as const;
  const milestones = [
    { title: 'A', status: 'approved', plannedEnd: '2026-11-01' },
    { title: 'B', status: 'in_progress', plannedEnd: '2026-12-10' },
    { title: 'C', status: 'planned', plannedEnd: '2026-12-20' },
  ] as const;
  assert.deepEqual(outlookOf({ ...base, milestones }, '2026-12-10'), {
    waitsFor: 'agency',
    isLate: false,
    next: { title: 'B', on: '2026-12-10' },
  });
  assert.equal(outlookOf({ ...base, milestones }, '2026-12-11').isLate, true);
  assert.equal(outlookOf({ ...base, milestones: [] }, '2027-01-01').isLate, true);
  const submitted = milestones.map((each) => (each.title === 'B' ? ({ ...each, status: 'submitted' } as const) : each));
  assert.equal(outlookOf({ ...base, milestones: submitted }, '2026-12-10').waitsFor, 'customer');
  assert.equal(outlookOf({ ...base, milestones, isMaterialLate: true }, '2026-12-10').waitsFor, 'customer');
  const nothing = { waitsFor: null, isLate: false, next: null };
  assert.deepEqual(outlookOf({ ...base, isOnHold: true, milestones }, '2027-01-01'), nothing);
  assert.deepEqual(outlookOf({ ...base, status: 'completed', milestones }, '2027-01-01'), nothing);
});

test('I1 the timeline gives each day the same width, and what is not over reaches to today', () => {
  const timeline = timelineOf(
    [
      { plannedStart: '2026-12-01', plannedEnd: '2026-12-05', startedOn: '2026-12-02', endedOn: '2026-12-06' },
      { plannedStart: null, plannedEnd: '2026-12-10', startedOn: '2026-12-07', endedOn: null },
      { plannedStart: null, plannedEnd: null, startedOn: null, endedOn: null },
    ],
    '2026-12-08',
  );
  assert.deepEqual(timeline, {
    from: '2026-12-01',
    to: '2026-12-10',
    today: 75,
    rows: [
      { planned: { left: 0, width: 50 }, real: { left: 10, width: 50 } },
      { planned: { left: 90, width: 10 }, real: { left: 60, width: 20 } },
      { planned: null, real: null },
    ],
  });
  assert.equal(timelineOf([], '2026-12-08'), null);
});

test('I1 every bar of any timeline lies within the drawing', () => {
  const day = (offset: number) => new Date(Date.UTC(2026, 10, 1 + offset)).toISOString().slice(0, 10);
  for (let seed = 0; seed < 300; seed += 1) {
    const pick = (step: number) => ((seed * 37 + step * 101) % 90 === 0 ? null : day((seed * 53 + step * 29) % 200));
    const milestone = { plannedStart: pick(1), plannedEnd: pick(2), startedOn: pick(3), endedOn: pick(4) };
    const timeline = timelineOf([milestone, { ...milestone, endedOn: null }], day(seed % 250));
    for (const bar of timeline?.rows.flatMap(({ planned, real }) => [planned, real]) ?? []) {
      if (bar) assert.ok(bar.left >= 0 && bar.width > 0 && bar.left + bar.width <= 100.000_001);
    }
  }
});
