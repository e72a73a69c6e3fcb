import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../languages.ts';
import { type LibraryWork, centsOf, checkLibraryWork, librarySearchText } from './library-feature.ts';

const named = (name: string, description = '') =>
  Object.fromEntries(languages.map((language) => [language, { name, description }])) as LibraryWork['texts'];

test('G7 a piece of work needs a name in every language, bounded texts and a price', () => {
  assert.deepEqual(checkLibraryWork({ texts: named('Web'), unitPrice: 1 }), []);
  const texts = { ...named('Web'), da: { name: ' ', description: 'x'.repeat(501) } };
  assert.deepEqual(checkLibraryWork({ texts, unitPrice: 0 }), [
    { field: 'texts.da.name', rule: 'name-missing' },
    { field: 'texts.da.description', rule: 'text-too-long', limit: 500 },
    { field: 'unitPrice', rule: 'price', maximum: 100_000_00 },
  ]);
  assert.equal(checkLibraryWork({ texts: named('x'.repeat(121)), unitPrice: 1 }).length, languages.length);
  assert.equal(checkLibraryWork({ texts: named('Web'), unitPrice: 100_000_01 }).length, 1);
});

test('G7 a unit price is typed with or without cents, as people write it', () => {
  const table: [typed: string, cents: number | null][] = [
    ['45', 4500],
    ['45,5', 4550],
    ['45.05', 4505],
    ['1 200,50 €', 120_050],
    ['', null],
    ['45,555', null],
    ['-1', null],
    ['sto', null],
  ];
  for (const [typed, cents] of table) assert.equal(centsOf(typed), cents, typed);
});

test('G7 a piece of work is found by its words in any language, without accents', () => {
  const texts = { ...named('Galéria', 'Fotky'), da: { name: 'Størrelser', description: '' } };
  assert.match(librarySearchText(texts), /galeria fotky .*storrelser/);
});
