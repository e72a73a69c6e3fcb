import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvFormatOf, csvLine as lineIn } from './csv.ts';
import { languages } from './languages.ts';

const csvLine = (cells: readonly (string | number | null)[]) => lineIn(cells, csvFormatOf('en'));

test('D9 G10 cells are separated as the spreadsheets of each language expect it, decimals included', () => {
  const lineOf = (language: (typeof languages)[number]) => lineIn(['a', 1500.5, 'b;c', 'd,e'], csvFormatOf(language));
  assert.deepEqual(
    languages.map((language) => lineOf(language)),
    [...languages.slice(0, 3).map(() => 'a;1500,5;"b;c";"d,e"\r\n'), 'a,1500.5,"b;c","d,e"\r\n'],
  );
});

test('G10 cells are separated by commas and lines end with CR and LF (RFC 4180)', () => {
  assert.equal(csvLine(['a', 'b c', '']), 'a,b c,\r\n');
  assert.equal(csvLine([]), '\r\n');
});

test('G10 commas, quotation marks and line breaks stand in quotation marks, and these are doubled', () => {
  assert.equal(csvLine(['a,b', 'a"b', 'a\nb', 'a\r\nb']), '"a,b","a""b","a\nb","a\r\nb"\r\n');
});

test('G10 numbers stay numbers, negative ones too, and null is an empty cell', () => {
  assert.equal(csvLine([1500.5, -3, 0, null]), '1500.5,-3,0,\r\n');
});

test('G10 phone numbers and signed numbers stay as they are', () => {
  for (const value of ['+421 905 123 456', '+421905123456', '+4512345678', '-12', '+3.5', '-1500.5', ' +420 777 ']) {
    assert.equal(csvLine([value]), `${value}\r\n`);
  }
  assert.equal(csvLine(['-2,5']), '"-2,5"\r\n');
});

test('G10 what begins like a number and could compute is kept as text', () => {
  const formulas = [
    '+421 (0)905',
    '+1+1',
    '-1-1',
    '+1*2',
    '-A1',
    '+',
    '-',
    '+ 5',
    '-1 2',
    '+1.5.',
    '\t+421',
    '＋421',
    '--1',
  ];
  for (const formula of formulas) assert.ok(csvLine([formula]).includes(`'${formula}`), formula);
});

test('G10 what a spreadsheet would run as a formula is kept as text', () => {
  for (const start of ['=', '+', '-', '@', '\t', '＝']) {
    assert.ok(csvLine([`${start}1+1`]).startsWith(`'${start}`), start);
  }
  assert.equal(csvLine(['  =1+1']), "'  =1+1\r\n", 'blanks before it do not hide it');
  assert.equal(csvLine(['\r=1']), '"\'\r=1"\r\n');
  assert.equal(csvLine(['a=1', 'a@b.sk']), 'a=1,a@b.sk\r\n');
});
