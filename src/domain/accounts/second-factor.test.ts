import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { groupRecoveryCode, readTypedCode, recoveryCodeOf, stepAfterPassword } from './second-factor.ts';

test('F5 a right password asks for a code, for a passkey where one is demanded, or for nothing', () => {
  const table = [
    [{ hasTotp: false, hasPasskeys: false, isRequired: false }, 'none'],
    [{ hasTotp: false, hasPasskeys: false, isRequired: true }, 'none'],
    [{ hasTotp: true, hasPasskeys: false, isRequired: false }, 'code'],
    [{ hasTotp: true, hasPasskeys: true, isRequired: true }, 'code'],
    [{ hasTotp: false, hasPasskeys: true, isRequired: false }, 'none'],
    [{ hasTotp: false, hasPasskeys: true, isRequired: true }, 'passkey'],
  ] as const;
  for (const [factors, step] of table) assert.equal(stepAfterPassword(factors), step, JSON.stringify(factors));
});

test('F5 six digits are a code of the app, however they are grouped', () => {
  for (const typed of ['123456', ' 123 456 ', '123-456', '123\u2013456', '123\u00a0456']) {
    assert.deepEqual(readTypedCode(typed), { kind: 'totp', code: '123456' });
  }
});

test('F5 a recovery code is read whatever its case, grouping and look-alikes', () => {
  const code = '0123456789ABCDEF';
  for (const typed of ['0123-4567-89AB-CDEF', '0123 4567 89ab cdef', 'oi23-4567-89ab-cdef', 'OL23456789ABCDEF']) {
    assert.deepEqual(readTypedCode(typed), { kind: 'recovery', code });
  }
});

test('F5 what can be no code is none', () => {
  for (const typed of [
    '',
    '12345',
    '1234567',
    '12345a',
    '0123-4567-89AB-CDE',
    '0123-4567-89AB-CDEFG',
    'U123456789ABCDEF',
  ])
    assert.equal(readTypedCode(typed), null, typed);
});

test('F5 11.2.3 every recovery code of 140 bits survives being shown and typed, and different bits make different codes', () => {
  const bits = fc.uint8Array({ minLength: 18, maxLength: 18 });
  fc.assert(
    fc.property(bits, bits, (some, others) => {
      const code = recoveryCodeOf(some);
      assert.match(groupRecoveryCode(code), /^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
      assert.deepEqual(readTypedCode(groupRecoveryCode(code)), { kind: 'recovery', code });
      // The last four of 144 bits are left out.
      const [one, other] = [some, others].map((all) => Buffer.from(all).toString('hex').slice(0, 35));
      assert.equal(recoveryCodeOf(others) === code, one === other);
    }),
  );
  assert.throws(() => recoveryCodeOf(new Uint8Array(10)), RangeError);
});

test('6.5.2 recovery codes of earlier releases are read as well', () => {
  assert.deepEqual(readTypedCode('abcd-efgh-0123-4567'), { kind: 'recovery', code: 'ABCDEFGH01234567' });
  const longer = 'abcd-efgh-0123-4567-89ab-cdef';
  assert.deepEqual(readTypedCode(longer), { kind: 'recovery', code: longer.replaceAll('-', '').toUpperCase() });
  for (const other of ['abcd-efgh-0123-4567-89ab', `${longer}-0123-4567`])
    assert.equal(readTypedCode(other), null, other);
});
