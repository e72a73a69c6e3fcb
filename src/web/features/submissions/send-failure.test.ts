import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, MalformedAnswerError, NetworkError } from '../../lib/http/api.ts';
import { isPermanent } from './retry-policy.ts';
import { errorOfFailure, failureOfError } from './send-failure.ts';

const body = {
  code: 'too-many-requests',
  message: 'Priveľa pokusov.',
  category: 'rate_limit',
  severity: 'low',
  errorId: 'ERR_X',
  timestamp: new Date(0).toISOString(),
} as const;

test('C11 a stored failure becomes the same error again', () => {
  const limit = new ApiError({ status: 429, statusText: '', text: JSON.stringify(body), retryAfter: '120' });
  const again = errorOfFailure(failureOfError(limit));
  assert.ok(again instanceof ApiError);
  assert.deepEqual([again.status, again.body, again.retryAfter], [429, body, 120]);
  assert.ok(errorOfFailure(failureOfError(new NetworkError('network'))) instanceof NetworkError);
});

test('C11 a malformed response proves neither that the server stored nor that it rejected', () => {
  const failure = failureOfError(new MalformedAnswerError('malformed'));
  assert.equal(isPermanent(failure), false);
  assert.ok(errorOfFailure(failure) instanceof ApiError);
});
