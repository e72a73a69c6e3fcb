import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine } from './csv.ts';

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

test('G10 what a spreadsheet would run as a formula is kept as text', () => {
  for (const start of ['=', '+', '-', '@', '\t', '＝']) {
    assert.ok(csvLine([`${start}1+1`]).startsWith(`'${start}`), start);
  }
  assert.equal(csvLine(['  =1+1']), "'  =1+1\r\n", 'blanks before it do not hide it');
  assert.equal(csvLine(['\r=1']), '"\'\r=1"\r\n');
  assert.equal(csvLine(['a=1', 'a@b.sk']), 'a=1,a@b.sk\r\n');
});
