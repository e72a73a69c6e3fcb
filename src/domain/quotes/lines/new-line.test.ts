import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LibraryWork } from '#domain/price-book/library-feature.ts';
import { changesOfWork, emptyLine, isEmptyLine, lineOfRow, suggestWorks } from './new-line.ts';

const work = (name: string, changes: Partial<LibraryWork> = {}): LibraryWork => ({
  category: 'content',
  unit: 'hour',
  unitPrice: 4550,
  texts: {
    sk: { name, description: 'Píšem a upravujem.' },
    cs: { name: `${name} cs`, description: '' },
    da: { name: `${name} da`, description: '' },
    en: { name: `${name} en`, description: '' },
  },
  ...changes,
});

test('H2 a new line is one piece in the language of the quote, in which nothing is written', () => {
  const line = emptyLine({ id: 'a', language: 'da', taxRate: 2500 });
  assert.deepEqual([line.unit, line.quantity, line.taxRate, isEmptyLine(line)], ['stk.', 1000, 2500, true]);
  assert.equal(isEmptyLine({ ...line, unitPrice: 1 }), false);
});

test('H2 a pasted row without unit and rate gets the usual ones', () => {
  const row = { name: 'Web', description: '', quantity: 2000, unit: '', unitPrice: 100, taxRate: null };
  const line = lineOfRow(row, { id: 'a', language: 'cs', taxRate: 2100 });
  assert.deepEqual([line.name, line.unit, line.taxRate], ['Web', 'ks', 2100]);
  const other = lineOfRow({ ...row, unit: 'h', taxRate: 1200 }, { id: 'a', language: 'cs', taxRate: 2100 });
  assert.deepEqual([other.unit, other.taxRate], ['h', 1200]);
});

test('H2 G7 a piece of work brings texts and unit in the language of the quote, and its price in its currency', () => {
  const texts = work('Texty');
  assert.deepEqual(changesOfWork(texts, { language: 'sk', currency: 'EUR' }), {
    name: 'Texty',
    description: 'Píšem a upravujem.',
    unit: 'hod.',
    unitPrice: 4550,
    recurrence: 'once',
  });
  const prices = (['CZK', 'DKK'] as const).map(
    (currency) => changesOfWork(texts, { language: 'cs', currency }).unitPrice,
  );
  // 45.50 € at 25 and 7.45, in whole crowns (spec §9).
  assert.deepEqual(prices, [113_800, 33_900]);
  assert.equal(
    changesOfWork(work('Správa', { unit: 'month' }), { language: 'en', currency: 'EUR' }).recurrence,
    'monthly',
  );
});

test('H2 pieces of work are found by every word in any language, names that begin with it first', () => {
  const works = [work('Korektúra textov'), work('Texty na web'), work('Logo')];
  const names = (typed: string) => suggestWorks(works, { typed, language: 'sk' }).map(({ texts }) => texts.sk.name);
  assert.deepEqual(names('text'), ['Texty na web', 'Korektúra textov']);
  assert.deepEqual(names('korekt TEXT'), ['Korektúra textov']);
  assert.deepEqual(names('logo da'), ['Logo']);
  assert.deepEqual(names(' '), []);
});
