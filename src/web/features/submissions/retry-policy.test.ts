import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPermanent, mayTry, nextAttemptAt, retryDelayMs } from './retry-policy.ts';
import type { PendingSubmission } from './submission.ts';

const unreached = { status: null, body: null, retryAfter: null };

const pending = (fields: Partial<PendingSubmission>) =>
  ({ notBefore: 10_000, failure: null, ...fields }) as PendingSubmission;

test('C11 delays grow from 5 s threefold to 15 min and are never shorter than Retry-After', () => {
  const delays = [1, 2, 3, 4, 5, 6, 20].map((attempts) => retryDelayMs(attempts, unreached));
  assert.deepEqual(delays, [5000, 15_000, 45_000, 135_000, 405_000, 900_000, 900_000]);
  assert.equal(retryDelayMs(1, { ...unreached, status: 429, retryAfter: 600 }), 600_000);
});

test('C11 only what the submission itself is to blame for is permanent', () => {
  const permanent = [null, 200, 400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 502, 503].filter((status) =>
    isPermanent({ ...unreached, status }),
  );
  assert.deepEqual(permanent, [400, 409, 413, 422]);
});

test('C11 a new connection ends the delay of the browser, but not the one of Retry-After', () => {
  const waiting = (retryAfter: number | null) => pending({ failure: { ...unreached, retryAfter } });
  assert.equal(mayTry(waiting(null), 'timer', 9999), false);
  assert.equal(mayTry(waiting(null), 'online', 9999), true);
  assert.equal(mayTry(waiting(120), 'online', 9999), false);
  assert.equal(mayTry(waiting(120), 'online', 10_000), true);
  assert.equal(mayTry(waiting(120), 'press', 0), true);
});

test('C11 the timer starts with the first submission whose delay is over, at least a second from now', () => {
  const both = [pending({ notBefore: 9000 }), pending({ notBefore: 7000 })];
  assert.equal(nextAttemptAt(both, 0), 7000);
  assert.equal(nextAttemptAt(both, 8000), 9000);
  assert.equal(nextAttemptAt([], 0), null);
});
