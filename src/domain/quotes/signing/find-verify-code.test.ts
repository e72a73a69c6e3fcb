import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findVerifyCode, keywordOfCode } from './find-verify-code.ts';
import { readVerifyCode, writeVerifyCode } from './verify-code.ts';

const code = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
  minLength: 16,
  maxLength: 16,
});

test('H5 a verify code is read as people type it, and nothing else is one', () => {
  const table = [
    ['7K3M-9QTX-2B8D-0W1F', '7K3M9QTX2B8D0W1F'],
    ['7k3m 9qtx 2b8d ow1f', '7K3M9QTX2B8D0W1F'],
    [' 7K3M-9QTX - 2B8D-OWIF\n', '7K3M9QTX2B8D0W1F'],
    ['7k3m9qtx2b8dowlf', '7K3M9QTX2B8D0W1F'],
    ['', null],
    ['7K3M-9QTX-2B8D-0W1', null],
    ['7K3M-9QTX-2B8D-0W1F-0', null],
    ['7K3M-9QTX-2B8D-0W1U', null],
    ['7K3M-9QTX-2B8D-0W1Š', null],
  ] as const;
  for (const [typed, expected] of table) assert.equal(readVerifyCode(typed), expected, typed);
});

test('H5 each code is read back as it is printed', () => {
  fc.assert(
    fc.property(code, (each) => {
      const printed = writeVerifyCode(each);
      assert.match(printed, /^(?:\w{4}-){3}\w{4}$/);
      assert.equal(readVerifyCode(printed), each);
      assert.equal(readVerifyCode(printed.toLowerCase()), each);
      assert.equal(findVerifyCode(`%PDF-1.7 /Keywords (${keywordOfCode(printed)}) %%EOF`), each);
    }),
  );
});

test('H5 a file whose properties name no code has none', () => {
  for (const file of [
    '',
    '%PDF-1.7',
    'verify:',
    'verify:7K3M-9QTX-2B8D',
    'verify:7K3M9QTX2B8D0W1F',
    'verify:7K3M-9QTX-2B8D-0W1U',
  ]) {
    assert.equal(findVerifyCode(file), null, file);
  }
});
