import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorCategories } from './codes.ts';
import { mayRetryMutation, mayRetryQuery, retryDelayMs } from './retry.ts';

const statuses = [null, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 501, 502, 503, 504];

test('J3 a query is tried again three times for the network, the AI service, 500, 502 and 503, and never for the listed ones', () => {
  for (const category of errorCategories) {
    for (const status of statuses) {
      const isFinal =
        ['authentication', 'validation', 'unknown'].includes(category) || [400, 401, 403, 404].includes(status ?? 0);
      const mayPass = ['network', 'ai_service'].includes(category) || [500, 502, 503].includes(status ?? 0);
      for (const retries of [0, 1, 2, 3, 4]) {
        const expected = retries < 3 && mayPass && !isFinal;
        assert.equal(mayRetryQuery({ category, status }, retries), expected, `${category} ${status} ${retries}`);
      }
    }
  }
});

test('J3 a mutation is tried again twice for the network and the AI service only', () => {
  for (const category of errorCategories) {
    for (const status of statuses) {
      const mayPass = ['network', 'ai_service'].includes(category) && ![400, 401, 403, 404].includes(status ?? 0);
      for (const retries of [0, 1, 2, 3]) {
        const expected = retries < 2 && mayPass;
        assert.equal(mayRetryMutation({ category, status }, retries), expected, `${category} ${status} ${retries}`);
      }
    }
  }
});

test('J3 the delay doubles from 1000 ms and stays at 30000 ms', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6, 40].map(retryDelayMs),
    [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000],
  );
});
