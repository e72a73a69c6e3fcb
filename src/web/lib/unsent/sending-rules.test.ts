import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, MalformedAnswerError, NetworkError } from '../api.ts';
import { errorOfFailure, failureOfSending, isLasting, mayTry, pauseMs } from './sending-rules.ts';
import type { WaitingEntry } from './unsent-record.ts';

const unreached = { status: null, body: null, retryAfter: null };
const body = {
  code: 'too-many-requests',
  message: 'Priveľa pokusov.',
  category: 'rate_limit',
  severity: 'low',
  errorId: 'ERR_X',
  timestamp: new Date(0).toISOString(),
} as const;

test('C11 pauses grow from 5 s threefold to 15 min and are never shorter than the server asks', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 20].map((attempts) => pauseMs(attempts, unreached));
  assert.deepEqual(pauses, [5000, 15_000, 45_000, 135_000, 405_000, 900_000, 900_000]);
  assert.equal(pauseMs(1, { ...unreached, status: 429, retryAfter: 600 }), 600_000);
});

test('C11 a failure that was put down says the same when it is read again', () => {
  const limit = new ApiError({ status: 429, statusText: '', text: JSON.stringify(body), retryAfter: '120' });
  const again = errorOfFailure(failureOfSending(limit));
  assert.ok(again instanceof ApiError);
  assert.deepEqual([again.status, again.body, again.retryAfter], [429, body, 120]);
  assert.ok(errorOfFailure(failureOfSending(new NetworkError('network'))) instanceof NetworkError);
});

test('C11 an answer that broke off proves neither storing nor refusing', () => {
  const failure = failureOfSending(new MalformedAnswerError('malformed'));
  assert.equal(isLasting(failure), false);
  assert.ok(errorOfFailure(failure) instanceof ApiError);
});

test('C11 a new connection ends the own pause and not the one that the server has asked for', () => {
  const waiting = (retryAfter: number | null) =>
    ({ notBefore: 10_000, failure: { ...unreached, retryAfter } }) as WaitingEntry;
  assert.equal(mayTry(waiting(null), 'due', 9999), false);
  assert.equal(mayTry(waiting(null), 'connected', 9999), true);
  assert.equal(mayTry(waiting(120), 'connected', 9999), false);
  assert.equal(mayTry(waiting(120), 'connected', 10_000), true);
  assert.equal(mayTry(waiting(120), 'pressed', 0), true);
});
