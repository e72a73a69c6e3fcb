import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialsOf } from './initials.ts';

const table: readonly [name: string, initials: string][] = [
  ['Ľubica Ďuríčková', 'ĽĎ'],
  ['majster', 'M'],
  ['jan  peter  novák', 'JP'],
  ['  Åse Ødegård ', 'ÅØ'],
  ['Hans-Peter Müller', 'HM'],
  ['(Ing.) Ján', 'IJ'],
  ['3D tlač', '3T'],
  ['e\u0301va', 'E\u0301'],
  ['', 'U'],
  ['   ', 'U'],
  ['– &', 'U'],
];

test('B14 initials are the first letters of each word, two at most, in capitals, and U without a name', () => {
  for (const [name, initials] of table) assert.equal(initialsOf(name), initials, name);
});
