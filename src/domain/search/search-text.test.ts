import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { searchText } from './search-text.ts';

test('G2 search ignores case, diacritics and spacing of all four languages', () => {
  const rows: [typed: string, folded: string][] = [
    ['Žltý dom', 'zlty dom'],
    ['ĽUBOMÍR Ďuriš', 'lubomir duris'],
    ['Příliš žluťoučký kůň', 'prilis zlutoucky kun'],
    ['Rødgrød med fløde på Ærø', 'rodgrod med flode pa aero'],
    ['ÅRHUS', 'arhus'],
    ['  a\t\n b\u00A0c ', 'a b c'],
    ['', ''],
  ];
  for (const [typed, folded] of rows) assert.equal(searchText(typed), folded, typed);
});

test('G2 missing parts leave no trace in the search text', () => {
  assert.equal(searchText('Jana', null, undefined, '', 'Strechy s.r.o.'), 'jana strechy s.r.o.');
  assert.equal(searchText(), '');
  assert.equal(searchText(null, undefined), '');
});

test('G2 composed and decomposed letters are the same, and folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const folded = searchText(text);
      assert.equal(searchText(text.normalize('NFD')), folded);
      assert.equal(searchText(text.normalize('NFC')), folded);
      assert.equal(searchText(folded), folded);
    }),
  );
});
