import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstQuoteSettings } from '#domain/settings/quote-settings.ts';
import { type Remindable, reminderDue } from './reminders.ts';
import { endOfValidity, statusAt } from './validity.ts';

const sentAt = Date.UTC(2026, 10, 2, 9);
const day = 24 * 60 * 60_000;
const settings = firstQuoteSettings();

/** A quote that was sent on 2 November 2026 and is valid until the 30th. */
const quote: Remindable = {
  status: 'sent',
  language: 'sk',
  validUntil: '2026-11-30',
  sentAt,
  firstViewedAt: null,
  remindedUnseenAt: null,
  remindedEndingAt: null,
};
const viewed = { status: 'viewed', firstViewedAt: sentAt } as const;
const at = (text: string) => Date.parse(text);

const table: [what: string, changes: Partial<Remindable>, now: number, expected: 'unseen' | 'ending' | null][] = [
  ['before three days', {}, sentAt + 3 * day - 1, null],
  ['after three days', {}, sentAt + 3 * day, 'unseen'],
  ['once only', { remindedUnseenAt: sentAt }, sentAt + 4 * day, null],
  ['not of what was seen', viewed, sentAt + 4 * day, null],
  ['not at night', {}, at('2026-11-06T22:00:00Z'), null],
  ['late, but by day', {}, at('2026-11-10T12:00:00Z'), 'unseen'],
  ['four days before the end', viewed, at('2026-11-27T12:00:00Z'), null],
  ['three days before the end', viewed, at('2026-11-28T12:00:00Z'), 'ending'],
  ['in the last days not as unseen', {}, at('2026-11-28T12:00:00Z'), 'ending'],
  ['and not as unseen after it', { remindedEndingAt: sentAt }, at('2026-11-29T12:00:00Z'), null],
  ['on the last day', viewed, at('2026-11-30T16:59:00Z'), 'ending'],
  ['after the end', viewed, at('2026-12-01T09:00:00Z'), null],
  ['sent in the last days', { sentAt: at('2026-11-28T08:00:00Z') }, at('2026-11-29T12:00:00Z'), null],
];

for (const [what, changes, now, expected] of table) {
  test(`H2 a customer is reminded: ${what}`, () =>
    assert.equal(reminderDue({ ...quote, ...changes }, settings, now), expected));
}

test('H2 nobody is reminded of a quote that cannot be answered, or where the settings say so', () => {
  const now = sentAt + 4 * day;
  for (const status of ['draft', 'accepted', 'declined', 'changes_requested', 'superseded', 'withdrawn'] as const) {
    assert.equal(reminderDue({ ...quote, status }, settings, now), null, status);
  }
  const off = { ...settings, remindUnseen: { isOn: false, days: 3 }, remindEnding: { isOn: false, days: 3 } };
  assert.equal(reminderDue(quote, off, now), null);
  assert.equal(reminderDue({ ...quote, ...viewed }, off, at('2026-11-28T12:00:00Z')), null);
});

test('H2 a quote holds for its whole last day where its customers live', () => {
  // Prague, Bratislava and Copenhagen share their clocks; English is read in Slovakia. Winter, and the day when clocks go back.
  const lastMinutes = [
    ['sk', '2026-11-30', '2026-11-30T22:59:00Z'],
    ['cs', '2026-06-30', '2026-06-30T21:59:00Z'],
    ['da', '2026-10-25', '2026-10-25T22:59:00Z'],
    ['en', '2026-03-28', '2026-03-28T22:59:00Z'],
  ] as const;
  for (const [language, validUntil, minute] of lastMinutes) {
    const last = at(minute);
    assert.equal(statusAt({ status: 'sent', validUntil, language }, last), 'sent', `${language} 23:59`);
    assert.equal(statusAt({ status: 'sent', validUntil, language }, last + 60_000), 'expired', `${language} 00:00`);
    assert.equal(endOfValidity(validUntil, language), last + 60_000);
  }
});
