import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TypedCredentials, checkNewAccount, checkSignIn } from './typed-credentials.ts';

const rulesOf = (check: typeof checkSignIn, typed: TypedCredentials) =>
  check(typed).map((issue) => [issue.field, issue.rule, ...('limit' in issue ? [issue.limit] : [])].join(' '));

const tooLong = { username: 'x'.repeat(61), password: 'x'.repeat(257) };

test('F1 signing in asks for both fields and leaves the length of short ones to the server', () => {
  assert.deepEqual(rulesOf(checkSignIn, { username: ' ', password: '' }), ['username required', 'password required']);
  assert.deepEqual(rulesOf(checkSignIn, { username: 'ab', password: '12345' }), []);
  assert.deepEqual(rulesOf(checkSignIn, tooLong), ['username too-long 60', 'password too-long 256']);
});

test('F7 a new account names each field that is too short or too long, with its limit', () => {
  assert.deepEqual(rulesOf(checkNewAccount, { username: 'ab', password: '12345' }), [
    'username too-short 3',
    'password too-short 6',
  ]);
  assert.deepEqual(rulesOf(checkNewAccount, { username: 'abc', password: '12345' }), ['password too-short 6']);
  assert.deepEqual(rulesOf(checkNewAccount, tooLong), ['username too-long 60', 'password too-long 256']);
  assert.deepEqual(rulesOf(checkNewAccount, { username: 'abc', password: '123456' }), []);
});
