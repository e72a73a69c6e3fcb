import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAskedWords } from './search-documents.ts';
import { createWordRoots } from './word-roots.ts';

test('A6 inflected forms of a word share a root', async () => {
  const table = {
    sk: ['stránka stránky stránku stránkou stránok', 'faktúra faktúry faktúru', 'písať píšete', 'cena ceny cenu cenou'],
    cs: ['faktura faktury fakturu fakturou', 'sleva slevy slevu slevou', 'doména domény doménu'],
    da: ['tekst tekster teksterne', 'billede billeder billederne', 'koster koste', 'side siden sider'],
    en: ['instalment instalments', 'photo photos', 'website websites', 'paying pay pays'],
  } as const;
  for (const language of ['sk', 'cs', 'da', 'en'] as const) {
    const { rootOf } = createWordRoots(await readAskedWords(language));
    for (const words of table[language]) {
      const roots = new Set(words.split(' ').map(rootOf));
      assert.ok(roots.size <= (words.startsWith('písať') ? 2 : 1), [...roots].join(' '));
    }
  }
});

test('A6 words without a subject are no words to search for, and what many ask with is known as such', async () => {
  const { rootOf, isCommon } = createWordRoots(await readAskedWords('sk'));
  for (const word of ['a', 'Ako', 'prosím', '']) assert.equal(rootOf(word), null);
  for (const word of ['maliar', 'maliarovi', 'STRECHÁR', 'murára', 'webu'])
    assert.ok(isCommon(rootOf(word) ?? ''), word);
  assert.ok(!isCommon(rootOf('faktúra') ?? ''));
});
