import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkNewPassword } from './new-password.ts';

const rulesOf = (newPassword: string, repeated: string, minimum = 6) =>
  checkNewPassword({ newPassword, repeated }, minimum).map(({ field, rule }) => `${field} ${rule}`);

test('F4 a new password is given twice and has the least characters that are demanded', () => {
  assert.deepEqual(rulesOf('', ''), ['newPassword required']);
  assert.deepEqual(rulesOf('kladi', 'kladi'), ['newPassword too-short']);
  assert.deepEqual(rulesOf('kladivo', ''), ['repeated required']);
  assert.deepEqual(rulesOf('kladi', 'kladivo'), ['newPassword too-short', 'repeated mismatch']);
  assert.deepEqual(rulesOf('kladivo', 'kladivo', 8), ['newPassword too-short']);
  assert.deepEqual(rulesOf('x'.repeat(257), 'x'.repeat(257)), ['newPassword too-long']);
  assert.deepEqual(rulesOf('kladivo', 'kladivo'), []);
});

test('F4 a character of two code units counts once', () => {
  assert.deepEqual(rulesOf('🔨🔨🔨🔨🔨', '🔨🔨🔨🔨🔨'), ['newPassword too-short']);
});
