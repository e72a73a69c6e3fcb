import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isVerificationDue, lastDue, largeBackup } from './backup-schedule.ts';
import { type BackupState, afterFailure, backupHoldMs, dueFor } from './backup-state.ts';

const at = (text: string) => Date.parse(text);
const hour = 3_600_000;

const moments: [schedule: string, now: string, due: string][] = [
  ['03:00', '2026-11-27T02:00:00Z', '2026-11-27T02:00:00Z'],
  ['03:00', '2026-11-27T01:59:59Z', '2026-11-26T02:00:00Z'],
  ['03:00', '2026-07-27T01:00:00Z', '2026-07-27T01:00:00Z'],
  ['00:00', '2026-11-26T23:00:00Z', '2026-11-26T23:00:00Z'],
  ['23:30', '2026-11-27T10:00:00Z', '2026-11-26T22:30:00Z'],
  // The night in which 02:30 is left out, and the one in which it comes twice.
  ['02:30', '2026-03-29T12:00:00Z', '2026-03-29T01:30:00Z'],
  ['02:30', '2026-10-25T12:00:00Z', '2026-10-25T00:30:00Z'],
  ['03:00', '2026-03-29T12:00:00Z', '2026-03-29T01:00:00Z'],
  ['03:00', '2026-10-25T12:00:00Z', '2026-10-25T02:00:00Z'],
];

for (const [time, now, due] of moments) {
  test(`K3 at ${now} the newest backup of ${time} is that of ${due}`, () => {
    const schedule = { hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) };
    assert.equal(new Date(lastDue(schedule, at(now))).toISOString(), at(due) && new Date(at(due)).toISOString());
  });
}

const schedule = { hour: 3, minute: 0 };
const now = at('2026-11-27T02:00:00Z');
const state: BackupState = {
  doneFor: null,
  begunAt: null,
  attempts: 0,
  holder: null,
  heldUntil: 0,
  retryAt: 0,
  made: null,
  verified: null,
  failed: null,
  bad: [],
};

test('K3 a backup is due once for each moment, and one for all that were missed', () => {
  assert.equal(dueFor(state, schedule, now - hour), now - 24 * hour, 'the first one at once');
  assert.equal(dueFor({ ...state, doneFor: now - 24 * hour }, schedule, now - 1), null);
  assert.equal(dueFor({ ...state, doneFor: now - 24 * hour }, schedule, now), now);
  assert.equal(dueFor({ ...state, doneFor: now - 7 * 24 * hour }, schedule, now + hour), now);
  assert.equal(dueFor({ ...state, doneFor: now }, schedule, now + hour), null);
});

test('K3 nobody begins while another server is at it or a pause lasts, and a wrong clock stops nothing for good', () => {
  assert.equal(dueFor({ ...state, heldUntil: now + 1 }, schedule, now), null);
  assert.equal(dueFor({ ...state, heldUntil: now }, schedule, now), now);
  assert.equal(dueFor({ ...state, retryAt: now + hour }, schedule, now), null);
  assert.equal(dueFor({ ...state, heldUntil: now + backupHoldMs + 1 }, schedule, now), now);
  assert.equal(dueFor({ ...state, doneFor: now + 365 * 24 * hour }, schedule, now), now);
});

test('K3 a failed backup is tried again after an hour, and given up for the day after three attempts', () => {
  const failed = { step: 'verify', reason: 'damaged', at: now } as const;
  const made = { name: 'a', at: now, bytes: 1, rows: 1, files: 0 };
  const once = afterFailure({ ...state, attempts: 1, holder: 'x', heldUntil: now + 1, made }, failed, now);
  assert.deepEqual(
    [once.retryAt, once.doneFor, once.holder, once.bad, once.failed],
    [now + hour, null, null, ['a'], failed],
  );
  const given = afterFailure({ ...state, attempts: 3 }, { ...failed, reason: 'place' }, now);
  assert.deepEqual([given.retryAt, given.doneFor, given.attempts, given.bad], [0, now, 0, []]);
});

test('K3 a backup of up to 1 GiB is always verified, a larger one after a week or a failure', () => {
  const large = { bytes: largeBackup + 1, verifiedAt: now - 6 * 24 * hour, hasFailed: false, now };
  assert.equal(isVerificationDue({ ...large, bytes: largeBackup }), true);
  assert.equal(isVerificationDue(large), false);
  assert.equal(isVerificationDue({ ...large, verifiedAt: now - 7 * 24 * hour }), true);
  assert.equal(isVerificationDue({ ...large, verifiedAt: null }), true);
  assert.equal(isVerificationDue({ ...large, hasFailed: true }), true);
});
