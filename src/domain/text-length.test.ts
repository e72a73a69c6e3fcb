import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lengthOf } from './text-length.ts';

test('C2 a length counts characters, an emoji as one, blanks around as none and blanks inside as any other', () => {
  const lengths: [text: string, length: number][] = [
    ['', 0],
    [' \n\t\u00A0 ', 0],
    ['Žofia', 5],
    ['🏠'.repeat(120), 120],
    [` 🏠 a 🏠\n`, 5],
  ];
  for (const [text, length] of lengths) assert.equal(lengthOf(text), length, JSON.stringify(text));
});
