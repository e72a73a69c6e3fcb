import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { searchText } from './search-text.ts';
import { isOwnCode, isOwnRange, wordCode, wordCodeRange, wordsOf } from './search-words.ts';

test('G2 a text is split into distinct words, addresses and numbers too', () => {
  assert.deepEqual(wordsOf(searchText('Jana Nováková, jana@strechy-novak.example', '+421 900', 'Jana')), [
    'jana',
    'novakova',
    'strechy',
    'novak',
    'example',
    '421',
    '900',
  ]);
  assert.deepEqual(wordsOf(' a b '), []);
});

test('G2 a long text keeps all its words', () => {
  const words = Array.from({ length: 1_500 }, (_, index) => `slovo${index}`);
  assert.deepEqual(wordsOf(searchText(...words, ...words)), words);
});

const word = fc.stringMatching(/^[a-z0-9žø]{1,14}$/);

test('G2 the code of every word that begins with a text lies in the range of that text', () => {
  fc.assert(
    fc.property(word, word, (start, rest) => {
      const { from, to } = wordCodeRange(start);
      const code = wordCode(start + rest);
      assert.ok(Number.isSafeInteger(code) && code >= from && code <= to);
    }),
  );
});

test('G2 the code of a word of letters that begins otherwise lies outside', () => {
  const letters = fc.stringMatching(/^[a-z0-9]{1,10}$/);
  fc.assert(
    fc.property(letters, letters, (start, other) => {
      fc.pre(!other.startsWith(start));
      // A filler of the first sign makes 'n' and 'na' alike: the text itself is asked in the end.
      fc.pre(!start.startsWith(other) || !/^a*$/.test(start.slice(other.length)));
      const { from, to } = wordCodeRange(start);
      const code = wordCode(other);
      assert.ok(code < from || code > to);
    }),
  );
});

/** Words that often begin, go on and end alike. */
const similar = fc.stringMatching(/^[a1ž]{1,4}b{0,8}a{0,3}$/);

test('G2 a code or range that is said to be a word’s own is shared by no other', () => {
  fc.assert(
    fc.property(similar, similar, (one, other) => {
      if (isOwnCode(one)) assert.equal(wordCode(one) === wordCode(other), one === other);
      const { from, to } = wordCodeRange(one);
      const code = wordCode(other);
      if (isOwnRange(one)) assert.equal(code >= from && code <= to, other.startsWith(one));
    }),
    { numRuns: 2000 },
  );
});
