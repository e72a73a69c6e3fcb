import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planRotation } from './rotation.ts';

/** Backups of days at 03:00 UTC, named by their day; `!` marks one that cannot be restored. */
const of = (...days: string[]) =>
  days.map((day) => ({
    name: day.replace('!', ''),
    at: Date.parse(`${day.replace('!', '')}T03:00:00Z`),
    isBad: day.endsWith('!'),
  }));

const range = (from: string, days: number) =>
  Array.from({ length: days }, (_, index) =>
    new Date(Date.parse(`${from}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
  );

type Case = [what: string, days: string[], keep: [number, number, number], kept: string[]];

const table: Case[] = [
  ['nothing', [], [7, 4, 12], []],
  ['the only one', ['2026-11-27'], [0, 0, 0], ['2026-11-27']],
  ['three days', range('2026-11-20', 5), [3, 0, 0], ['2026-11-22', '2026-11-23', '2026-11-24']],
  // 2026-11-23 is a Monday: the newest of a week is its Sunday.
  ['weeks', range('2026-11-01', 27), [1, 3, 0], ['2026-11-15', '2026-11-22', '2026-11-27']],
  ['months', range('2026-08-30', 90), [1, 0, 3], ['2026-09-30', '2026-10-31', '2026-11-27']],
  [
    'days with gaps count as days that have one',
    ['2026-01-01', '2026-05-05', '2026-11-27'],
    [2, 0, 0],
    ['2026-05-05', '2026-11-27'],
  ],
  [
    'a bad one that is older goes',
    ['2026-11-25!', '2026-11-26', '2026-11-27'],
    [7, 0, 0],
    ['2026-11-26', '2026-11-27'],
  ],
  ['a bad one keeps no good one from staying', ['2026-11-26', '2026-11-27!'], [1, 0, 0], ['2026-11-26', '2026-11-27']],
  ['only bad ones all stay', ['2026-11-26!', '2026-11-27!'], [0, 0, 0], ['2026-11-26', '2026-11-27']],
];

for (const [what, days, [daily, weekly, monthly], kept] of table) {
  test(`K3 rotation: ${what}`, () => {
    const backups = of(...days);
    const gone = planRotation(backups, { daily, weekly, monthly });
    assert.deepEqual(
      backups.map(({ name }) => name).filter((name) => !gone.includes(name)),
      kept,
    );
  });
}

test('K3 a year of nights leaves a backup for each of 7 days, 4 weeks and 12 months', () => {
  let left = of();
  for (const night of of(...range('2025-11-28', 365))) {
    left.push(night);
    const gone = planRotation(left, { daily: 7, weekly: 4, monthly: 12 });
    left = left.filter(({ name }) => !gone.includes(name));
    assert.ok(left.some(({ name }) => name === night.name));
  }
  const names = left.map(({ name }) => name);
  assert.deepEqual(names.slice(-7), range('2026-11-21', 7));
  assert.deepEqual(
    names.filter((name) => name < '2026-11-21'),
    [
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
    ].concat(['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-08', '2026-11-15']),
  );
});

test('K3 two backups of one day: the newest stays', () => {
  const at = Date.parse('2026-11-27T03:00:00Z');
  const backups = [
    { name: 'a', at, isBad: false },
    { name: 'b', at: at + 3_600_000, isBad: false },
  ];
  assert.deepEqual(planRotation(backups, { daily: 7, weekly: 4, monthly: 12 }), ['a']);
});
