import assert from 'node:assert/strict';
import test from 'node:test';
import { idleLimitMs, isProofFresh, proofLifetimeMs } from './session-rules.ts';

test('S2 a proof is fresh for five minutes', () => {
  for (const [age, isFresh] of [
    [0, true],
    [5 * 60_000, true],
    [5 * 60_000 + 1, false],
  ] as const) {
    assert.equal(isProofFresh(1_000_000, 1_000_000 + age), isFresh, String(age));
  }
  assert.equal(proofLifetimeMs, 300_000);
});

test('7.3.1 sessions of the agency’s people end after 12 unused hours, those of customers after a week', () => {
  assert.deepEqual(idleLimitMs, { admin: 43_200_000, bookkeeper: 43_200_000, user: 604_800_000 });
});
