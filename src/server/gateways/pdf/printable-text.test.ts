import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutJoiners } from '#domain/languages/line-joiners.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { canPrint } from './fonts.ts';
import { printable, replacementMark } from './printable-text.ts';

const shown: [fact: string, given: string, printed: string][] = [
  ['keeps the letters of the four languages', 'ľščťžýáíéôäňďŕĺ ěřů æøå ĽŤĎŘŮÆØÅ', 'ľščťžýáíéôäňďŕĺ ěřů æøå ĽŤĎŘŮÆØÅ'],
  ['composes letters typed as letter and accent', 'c\u030Cl\u030Ca\u030A', 'čľå'],
  ['marks a run of what the fonts lack once', 'strecha 🏠🔥 Привет', `strecha ${replacementMark} ${replacementMark}`],
  ['marks a joined emoji once', '👨‍👩‍👧‍👦!', `${replacementMark}!`],
  ['marks half of a broken character', 'a\uD83Db', `a${replacementMark}b`],
  ['drops control and invisible characters', 'a\u0000\u0007b\u200B\u202E\u00ADc\uFEFF', 'abc'],
  ['keeps lines, at most one empty between them', 'a\r\nb\u2028c\n \n\n\nd', 'a\nb\nc\n\nd'],
  ['turns odd spaces and hyphens into plain ones', 'a\tb\u2009c\u202Fd\u2011e', 'a b c\u00A0d-e'],
  ['takes ligatures apart', 'ﬁrma', 'firma'],
];
for (const [fact, given, printed] of shown) {
  test(`H3 printable text ${fact}`, () => assert.equal(printable(given, canPrint), printed));
}

/** Keys of the editor, what changed between two versions of a quote, and what is done in a calendar: no document shows them. */
const onScreensOnly = new Set('→↑↓✓');

test('H3 the fonts have every character of every text that documents can show', () => {
  // What keeps a range in one line of a page is left out by `printable`.
  const characters = new Set(withoutJoiners(JSON.stringify(texts))).difference(onScreensOnly);
  assert.deepEqual(
    [...characters].filter((character) => !canPrint(character.codePointAt(0) ?? 0)),
    [],
  );
});
