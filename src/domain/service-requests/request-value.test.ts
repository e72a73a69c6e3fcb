import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueInEuro } from './request-value.ts';

test('G2 requests of all currencies are compared by the middle of their estimates in euro', () => {
  assert.equal(valueInEuro({ minimum: 100_000, maximum: 200_000 }, 'EUR'), 150_000);
  assert.equal(valueInEuro({ minimum: 2_500_000, maximum: 5_000_000 }, 'CZK'), 150_000);
  assert.equal(valueInEuro({ minimum: 745_000, maximum: 1_490_000 }, 'DKK'), 150_000);
  assert.equal(valueInEuro({ minimum: null, maximum: null }, 'EUR'), 0);
});
