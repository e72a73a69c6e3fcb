import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGetText } from '#locales/create-get-text.ts';
import { texts } from '#locales/texts.ts';
import { rejectedRows } from './paste-rows.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('H2 a few rows that could not be read are named, of many the first, with how many more', () => {
  const said = (count: number) =>
    rejectedRows(upTo(count), createGetText('en', texts.en)).split(' could not be read')[0];
  assert.equal(said(1), 'Row 1');
  assert.equal(said(9), 'Rows 1, 2, 3, 4, 5, 6, 7, 8, 9');
  assert.equal(said(400), 'Rows 1, 2, 3, 4, 5 and 395 others');
});
