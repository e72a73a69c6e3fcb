import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readSignedToken, signToken } from './signed-token.ts';

const signing = { keys: ['a key'], purpose: 'form' } as const;
const times = fc.integer({ min: 0, max: 8_640_000_000_000_000 });
const nonces = fc.stringMatching(/^[\w-]{1,43}$/);

test('J1 a token tells when it was issued, to the millisecond', () => {
  fc.assert(
    fc.property(times, nonces, (time, nonce) => {
      assert.equal(readSignedToken(signing, signToken(signing, time, nonce)), time);
    }),
  );
});

test('J1 a token of another key or another purpose is none', () => {
  const token = signToken(signing, 1_000, 'nonce');
  assert.equal(readSignedToken({ ...signing, keys: ['another key'] }, token), null);
  assert.equal(readSignedToken({ ...signing, purpose: 'csrf anonymous' }, token), null);
});

test('J1 11.1.1 the first key signs, and an earlier one verifies', () => {
  const token = signToken(signing, 1_000, 'nonce');
  const rotated = { ...signing, keys: ['the next key', 'a key'] } as const;
  assert.equal(readSignedToken(rotated, token), 1_000);
  const next = signToken(rotated, 2_000, 'nonce');
  assert.equal(readSignedToken(rotated, next), 2_000);
  assert.equal(readSignedToken(signing, next), null, 'it was signed by the next key');
});

test('J1 a token with any character changed, added or left out is none', () => {
  const token = signToken(signing, 1_795_000_000_000, 'nonce');
  const [, , signature = ''] = token.split('.');
  for (let index = 0; index < token.length; index += 1) {
    // The last character of base64url carries spare bits, yet the comparison is by characters.
    const other = token[index] === 'A' ? 'B' : 'A';
    const changed = [
      token.slice(0, index) + other + token.slice(index + 1),
      token.slice(0, index) + token.slice(index + 1),
      token.slice(0, index) + other + token.slice(index),
    ];
    for (const forged of changed) assert.equal(readSignedToken(signing, forged), null, forged);
  }
  for (const forged of ['', '.', '..', '...', signature, `${token}.`, `${token}.x`, 'ž.ž.ž']) {
    assert.equal(readSignedToken(signing, forged), null, forged);
  }
});

test('J1 whatever else is sent is no token and no error', () => {
  fc.assert(fc.property(fc.string(), (text) => assert.equal(readSignedToken(signing, text), null)));
});
