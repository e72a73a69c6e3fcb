import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { areNamesAlike, nameWords } from './names-alike.ts';
import { isSameAccount } from './same-account.ts';
import { namedSymbol, ownSymbolsIn } from './symbol-in-text.ts';
import { readAmount, readDecimal } from './written-amount.ts';
import { readDay, readShortDay } from './written-day.ts';

const amounts: [text: string, minor: number | null][] = [
  ['1 234,50', 123_450],
  ['1\u00A0234,5', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1234.5', 123_450],
  ['1.234', 123_400],
  ['1.234.567', 123_456_700],
  ['-99', -9900],
  ['\u221299,00', -9900],
  ['+7', 700],
  ['0,00', 0],
  ['-0', 0],
  ['1,2345', null],
  ['12.34.5', null],
  ['', null],
  ['EUR 5', null],
  ['1e5', null],
  ['9'.repeat(50), null],
];
for (const [text, minor] of amounts) {
  test(`H9 an amount "${text.slice(0, 20)}" is ${minor === null ? 'none' : `${minor} minor units`}`, () =>
    assert.equal(readAmount(text), minor));
}

test('H9 an amount is read as it was written, with any separators', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e11, max: 1e11 }),
      fc.constantFrom(['', '.'], ['', ','], ['.', ','], [',', '.'], [' ', ','], ['\u00A0', '.']),
      (minor, [group = '', decimal = '.']) => {
        const digits = String(Math.abs(minor)).padStart(3, '0');
        const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
        assert.equal(readAmount(`${minor < 0 ? '-' : ''}${whole}${decimal}${digits.slice(-2)}`), minor);
      },
    ),
  );
});

test('H9 amounts of ISO 20022 have a point and whole cents', () => {
  const read = ['8.85', '8.8', '8', '8.85000', '8.855', '8,85', '-1', '1 000'].map(readDecimal);
  assert.deepEqual(read, [885, 880, 800, 885, null, null, null, null]);
});

test('H9 days are read in the writings of banks, and only those that exist', () => {
  const written = [
    '2026-11-20',
    '20261120',
    '20.11.2026',
    '20. 11. 2026',
    '20/11/2026',
    '20-11-2026',
    '2026-11-20T13:15:00+01:00',
  ];
  for (const text of written) assert.equal(readDay(text), '2026-11-20', text);
  for (const text of ['', '30.2.2026', '2026-13-01', '20.11.26', '120.11.2026', 'today'])
    assert.equal(readDay(text), null, text);
  assert.deepEqual([readShortDay('201126'), readShortDay('311126'), readShortDay('20112')], ['2026-11-20', null, null]);
});

test('H9 symbols are found where they are named, and own ones anywhere', () => {
  const named = [
    '/VS0000123/SS/KS0308',
    'VS:123',
    'vs 123',
    'VS123',
    'Platba VS: 123 SS: 9',
    'FVS123',
    '/VS/SS/KS',
    'VS 12345678901',
  ];
  assert.deepEqual(named.map(namedSymbol), ['123', '123', '123', '123', '123', '', '', '']);
  assert.deepEqual(ownSymbolsIn('2600000018 a 2600000019, 2600000018'), ['2600000018']);
});

test('H9 accounts are compared by bank, prefix and number', () => {
  const iban = 'CZ6508000000192000145399';
  for (const same of ['CZ65 0800 0000 1920 0014 5399', '19-2000145399/0800', '0000192000145399']) {
    assert.ok(isSameAccount(iban, same), same);
    assert.ok(isSameAccount(same, iban), same);
  }
  for (const other of ['', '19-2000145399/0100', '2000145399/0800', 'CZ5508000000001234567899', 'DK5000400440116243']) {
    assert.ok(!isSameAccount(iban, other), other);
  }
  assert.ok(!isSameAccount('', ''));
});

const names: [one: string, other: string, isAlike: boolean][] = [
  ['Ján Novák', 'NOVAK JAN', true],
  ['Pekáreň Žofia, s. r. o.', 'PEKAREN ZOFIA SRO', true],
  ['Murermester Jensen ApS', 'MURERMESTER JENSEN', true],
  ['Stavebniny Dvořák a syn', 'STAVEBNINY DVORAK A', true],
  ['Ing. Eva Malá', 'Eva Malá', true],
  ['Ján Novák', 'Ján Kováč', false],
  ['s.r.o.', 'a.s.', false],
  ['', '', false],
  ['Bo', 'Bo Hansen', false],
];
for (const [one, other, isAlike] of names) {
  test(`H9 "${one}" and "${other}" are ${isAlike ? '' : 'not '}alike`, () =>
    assert.equal(areNamesAlike(nameWords(one), nameWords(other)), isAlike));
}
