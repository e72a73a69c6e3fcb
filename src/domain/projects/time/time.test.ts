import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { languages } from '../../languages.ts';
import { unitWords } from '../../quotes/lines/unit-words.ts';
import { checkTime, timeLimits } from './check-time.ts';
import { parseDuration, writeDuration } from './duration.ts';
import { estimatedMinutes, expectedMinutes, quotedMinutes } from './planned-time.ts';
import { sumTime } from './time-sums.ts';
import { checkTimer, daysOfTimer, isTooLong, minutesBetween } from './timer.ts';

test('I1 a duration is read as people write it, a number alone is hours', () => {
  const table: [text: string, minutes: number | null][] = [
    ['1:30', 90],
    ['0:05', 5],
    ['1,5 h', 90],
    ['1.5', 90],
    ['0,25', 15],
    ['2', 120],
    ['2 h', 120],
    [' 2h ', 120],
    ['1 h 30 min', 90],
    ['1h30', 90],
    ['1 hod. 5 min', 65],
    ['90 min', 90],
    ['90m', 90],
    ['45 minút', 45],
    ['3 hodiny', 180],
    ['1,5 t.', 90],
    ['2 timer', 120],
    ['1 hour', 60],
    ['0', 0],
    ['', null],
    ['1:60', null],
    ['1:3', null],
    ['-1', null],
    ['1,5,5', null],
    ['hodina', null],
    ['1 deň', null],
    ['9'.repeat(21), null],
  ];
  for (const [text, minutes] of table) assert.equal(parseDuration(text), minutes, text);
});

test('I1 what is written as a duration is read as the same one', () => {
  fc.assert(fc.property(fc.nat({ max: 59_999 }), (minutes) => parseDuration(writeDuration(minutes)) === minutes));
});

test('I1 noted time has a day that is not to come, a length up to a day, and a note of bounded length', () => {
  const good = { day: '2026-11-27', minutes: 90, note: '' };
  const today = '2026-11-27';
  const table: [changes: Partial<Parameters<typeof checkTime>[0]>, rule: string | undefined][] = [
    [{}, undefined],
    [{ minutes: 1 }, undefined],
    [{ minutes: timeLimits.minutes }, undefined],
    [{ minutes: timeLimits.minutes + 1 }, 'duration-too-long'],
    [{ minutes: 0 }, 'duration'],
    [{ minutes: null }, 'duration'],
    [{ day: '2026-11-28' }, 'time-ahead'],
    [{ day: '2026-02-30' }, 'required'],
    [{ day: '' }, 'required'],
    [{ note: 'x'.repeat(timeLimits.note + 1) }, 'too-long'],
  ];
  for (const [changes, rule] of table) {
    assert.deepEqual(
      checkTime({ ...good, ...changes }, today).map((issue) => issue.rule),
      rule === undefined ? [] : [rule],
      JSON.stringify(changes),
    );
  }
});

test('I1 a timer is shared out to the agency’s days, across midnight and the change of summer time', () => {
  const table: [what: string, startedAt: string, minutes: number, days: [string, number][]][] = [
    ['within a day', '2026-11-27T08:00:00Z', 90, [['2026-11-27', 90]]],
    ['the day is the agency’s', '2026-11-27T23:10:00Z', 30, [['2026-11-28', 30]]],
    [
      'across midnight',
      '2026-11-27T22:15:00Z',
      105,
      [
        ['2026-11-27', 45],
        ['2026-11-28', 60],
      ],
    ],
    ['to midnight exactly', '2026-11-27T22:15:00Z', 45, [['2026-11-27', 45]]],
    ['seconds before midnight', '2026-11-27T22:59:50Z', 10, [['2026-11-28', 10]]],
    [
      'forward: the day has 23 hours',
      '2026-03-28T22:30:00Z',
      24 * 60,
      [
        ['2026-03-28', 30],
        ['2026-03-29', 23 * 60],
        ['2026-03-30', 30],
      ],
    ],
    [
      'back: the day has 25 hours',
      '2026-10-24T21:30:00Z',
      26 * 60,
      [
        ['2026-10-24', 30],
        ['2026-10-25', 25 * 60],
        ['2026-10-26', 30],
      ],
    ],
    ['in summer midnight is two hours earlier', '2026-07-01T22:10:00Z', 20, [['2026-07-02', 20]]],
  ];
  for (const [what, startedAt, minutes, days] of table) {
    const shared = daysOfTimer(Date.parse(startedAt), minutes);
    assert.deepEqual(
      shared.map((each) => [each.day, each.minutes]),
      days,
      what,
    );
  }
});

test('I1 the days of a timer add up to it, follow each other and none is empty', () => {
  const start = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') });
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: timeLimits.minutes }), (startedAt, minutes) => {
      const days = daysOfTimer(startedAt, minutes);
      assert.equal(
        days.reduce((sum, day) => sum + day.minutes, 0),
        minutes,
      );
      assert.ok(days.every((day, index) => day.minutes > 0 && day.day > (days[index - 1]?.day ?? '')));
    }),
  );
});

test('I1 after ten hours a timer asks, and nothing is longer than it has run', () => {
  const startedAt = Date.parse('2026-11-27T06:00:00Z');
  const hours = (count: number) => startedAt + count * 60 * 60_000;
  assert.deepEqual([isTooLong(startedAt, hours(10)), isTooLong(startedAt, hours(10) + 1)], [false, true]);
  assert.deepEqual(
    [0, 20_000, 89_000, 91_000].map((ms) => minutesBetween(startedAt, startedAt + ms)),
    [1, 1, 1, 2],
  );
  const rules = (minutes: number | null, now = hours(12)) =>
    checkTimer(minutes, { startedAt, now }).map(({ rule }) => rule);
  assert.deepEqual([rules(120), rules(12 * 60), rules(12 * 60 + 1)], [[], [], ['timer-shorter']]);
  assert.deepEqual(
    [rules(null), rules(0), rules(25 * 60, hours(30))],
    [['duration'], ['duration'], ['duration-too-long']],
  );
});

test('I1 hours and days of the scope count, in the words of each language, and what is counted otherwise does not', () => {
  const line = (quantity: number, unit: string) => ({ quantity: quantity * 1000, unit });
  for (const language of languages) assert.equal(quotedMinutes([line(1.5, unitWords[language].hour)]), 90, language);
  assert.equal(quotedMinutes([line(10, 'hod.'), line(2, 'dni'), line(3, 'ks')]), 26 * 60);
  assert.equal(quotedMinutes([line(3, 'ks'), line(12, 'mes.')]), null);
  assert.equal(quotedMinutes([]), null);
});

test('I1 noted time is held against hours of the scope, else against the middle of the estimate', () => {
  const estimated = estimatedMinutes({ minimum: 1, maximum: 2 });
  assert.deepEqual(estimated, { minimum: 40 * 60, maximum: 80 * 60 });
  assert.equal(expectedMinutes({ quoted: 600, estimated }), 600);
  assert.equal(expectedMinutes({ quoted: null, estimated }), 60 * 60);
  assert.equal(expectedMinutes({ quoted: null, estimated: null }), null);
});

test('I1 sums per milestone, person and in all; milestones share what was expected by weight', () => {
  const milestones = [
    { id: 'a', title: 'Návrh', weight: 60, status: 'approved' },
    { id: 'b', title: 'Texty', weight: 10, status: 'skipped' },
    { id: 'c', title: 'Spustenie', weight: 40, status: 'planned' },
  ];
  const noted = [
    { milestoneId: 'a', personId: 'jana', minutes: 90 },
    { milestoneId: 'a', personId: 'peter', minutes: 30 },
    { milestoneId: 'b', personId: 'peter', minutes: 15 },
    { milestoneId: null, personId: null, minutes: 5 },
  ];
  assert.deepEqual(sumTime(noted, { milestones, planned: { quoted: 600, estimated: null } }), {
    all: { noted: 140, expected: 600 },
    milestones: [
      { id: 'a', title: 'Návrh', noted: 120, expected: 360 },
      { id: 'b', title: 'Texty', noted: 15, expected: null },
      { id: 'c', title: 'Spustenie', noted: 0, expected: 240 },
      { id: null, title: null, noted: 5, expected: null },
    ],
    people: [
      { id: 'jana', minutes: 90 },
      { id: 'peter', minutes: 45 },
      { id: null, minutes: 5 },
    ],
  });
  const nothing = sumTime([], { milestones, planned: { quoted: null, estimated: null } });
  assert.deepEqual([nothing.all, nothing.people, nothing.milestones.length], [{ noted: 0, expected: null }, [], 3]);
});
