import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type NumberKind,
  formatNumber,
  isCompanyNumber,
  isWrongAlready,
  normaliseNumber,
  numberFields,
  numberKind,
} from './company-numbers.ts';
import { countries } from './countries.ts';

const kinds: NumberKind[] = ['ico', 'dic', 'icDph', 'czechDic', 'cvr', 'registration', 'vat'];

/** Whether a number is right as typed. */
const isRight = (kind: NumberKind, typed: string) => isCompanyNumber(kind, normaliseNumber(kind, typed));

test('G6 each country has its own numbers, and the others a register’s and a VAT number', () => {
  const table = Object.fromEntries(
    (['SK', 'CZ', 'DK', 'PL', ''] as const).map((country) => [
      country,
      numberFields.map((field) => numberKind(country, field)),
    ]),
  );
  assert.deepEqual(table, {
    SK: ['ico', 'dic', 'icDph'],
    CZ: ['ico', null, 'czechDic'],
    DK: ['cvr', null, null],
    PL: ['registration', null, 'vat'],
    '': ['registration', null, 'vat'],
  });
  for (const country of countries) assert.ok(numberKind(country, 'companyNumber'), country);
});

test('G6 numbers of real firms are right, and wrong with one digit changed', () => {
  const right: [kind: NumberKind, number: string][] = [
    ['ico', '35763469'],
    ['ico', '54321093'],
    ['ico', '25596641'],
    ['icDph', 'SK2022749619'],
    ['czechDic', 'CZ25123891'],
    ['czechDic', 'CZ7103192745'],
    ['cvr', '13585628'],
  ];
  for (const [kind, number] of right) {
    assert.equal(isRight(kind, number), true, number);
    const last = Number(number.at(-1));
    assert.equal(isRight(kind, `${number.slice(0, -1)}${(last + 1) % 10}`), false, `${number} with another last digit`);
  }
});

test('G6 a number is kept without grouping and with its prefix, however it was typed', () => {
  const table: [kind: NumberKind, typed: string, kept: string][] = [
    ['ico', ' 54 321 093 ', '54321093'],
    ['ico', '54.321.093', '54321093'],
    ['ico', '54\u00a0321\u00a0093', '54321093'],
    ['ico', '123456', '00123456'],
    ['ico', '12345', '12345'],
    ['dic', 'sk2022749619', '2022749619'],
    ['icDph', '2022749619', 'SK2022749619'],
    ['icDph', 'sk 202 274 96 19', 'SK2022749619'],
    ['czechDic', '25123891', 'CZ25123891'],
    ['cvr', 'DK-13 58 56 28', '13585628'],
    ['registration', '  hrb  1234 b ', 'HRB 1234 B'],
    ['vat', 'atu 13585627', 'ATU 13585627'],
  ];
  for (const [kind, typed, kept] of table) assert.equal(normaliseNumber(kind, typed), kept, typed);
  for (const kind of kinds) assert.equal(normaliseNumber(kind, '  '), '', kind);
});

test('G6 a sole trader’s IČ DPH, which begins with 1, is right as well', () => {
  const number = [...Array(11).keys()]
    .map((step) => String(1_020_345_670 + step))
    .find((each) => Number(each) % 11 === 0);
  assert.ok(number);
  assert.equal(isRight('icDph', number), true);
  assert.equal(isRight('icDph', String(Number(number) + 1)), false);
});

test('G6 a DIČ has ten digits, and none of the numbers is demanded', () => {
  assert.deepEqual(
    ['2022749619', '202274961', '20227496190', '0022749619', 'x022749619'].map((typed) => isRight('dic', typed)),
    [true, false, false, false, false],
  );
  for (const kind of kinds) assert.equal(isCompanyNumber(kind, ''), true, kind);
});

test('G6 what no register has passes nowhere, and nothing typed breaks the check', () => {
  for (const kind of ['ico', 'dic', 'icDph', 'czechDic', 'cvr'] as const) {
    for (const typed of ['abc', '1', '９９９９９９９９', '🔧'.repeat(8), '00000000x'])
      assert.equal(isRight(kind, typed), false, typed);
    fc.assert(fc.property(fc.string(), (typed) => typeof isRight(kind, typed) === 'boolean'));
  }
});

test('G6 the kept form of a kept form is itself, and a shown number is read back', () => {
  for (const kind of kinds) {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789SKCZD -./ab'), maxLength: 14 }), (typed) => {
        const kept = normaliseNumber(kind, typed);
        assert.equal(normaliseNumber(kind, kept), kept);
        assert.equal(normaliseNumber(kind, formatNumber(kind, kept)), kept);
      }),
    );
  }
});

test('G6 a wrong number is told while it is typed once it has all its digits, and not before', () => {
  const typed = ['5', '54 321 09', '54 321 098', '54 321 093', '54 321 0934'];
  assert.deepEqual(
    typed.map((each) => isWrongAlready('ico', each)),
    [false, false, true, false, true],
  );
  assert.equal(isWrongAlready('icDph', 'SK202274961'), false);
  assert.equal(isWrongAlready('icDph', 'SK2022749618'), true);
  assert.equal(isWrongAlready('registration', '123456789012'), false);
});

test('G6 numbers are shown in the groups that people write them in', () => {
  assert.equal(formatNumber('ico', '54321093'), '54\u00a0321\u00a0093');
  assert.equal(formatNumber('cvr', '13585628'), '13\u00a058\u00a056\u00a028');
  assert.equal(formatNumber('icDph', 'SK2022749619'), 'SK2022749619');
  assert.equal(formatNumber('ico', '123'), '123');
});
