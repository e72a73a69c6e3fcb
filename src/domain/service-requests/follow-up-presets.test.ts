import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followUpAt, followUpOnDay } from './follow-up-presets.ts';

const at = (time: string) => Date.parse(time);

const table: [now: string, tomorrow: string, inThreeDays: string, nextWeek: string][] = [
  // Friday afternoon in winter.
  ['2026-11-20T15:00:00Z', '2026-11-21T07:00:00Z', '2026-11-23T07:00:00Z', '2026-11-23T07:00:00Z'],
  // Monday morning, and Sunday past midnight in Bratislava.
  ['2026-11-23T06:00:00Z', '2026-11-24T07:00:00Z', '2026-11-26T07:00:00Z', '2026-11-30T07:00:00Z'],
  ['2026-11-21T23:30:00Z', '2026-11-23T07:00:00Z', '2026-11-25T07:00:00Z', '2026-11-23T07:00:00Z'],
  ['2026-07-01T10:00:00Z', '2026-07-02T06:00:00Z', '2026-07-04T06:00:00Z', '2026-07-06T06:00:00Z'],
];

for (const [now, tomorrow, inThreeDays, nextWeek] of table) {
  test(`G2 seen from ${now}, requests are put aside until eight in the morning of the day meant`, () => {
    assert.deepEqual(
      (['tomorrow', 'in-3-days', 'next-week'] as const).map((preset) => followUpAt(preset, at(now))),
      [tomorrow, inThreeDays, nextWeek].map(at),
    );
  });
}

test('G2 a typed day must exist and be still to come', () => {
  const now = at('2026-11-20T15:00:00Z');
  assert.equal(followUpOnDay('2026-12-24', now), at('2026-12-24T07:00:00Z'));
  for (const day of ['2026-11-20', '2020-01-01', '2026-02-30', '', 'zajtra']) {
    assert.equal(followUpOnDay(day, now), null, day);
  }
});
