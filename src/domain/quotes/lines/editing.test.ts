import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Language, languages } from '#domain/languages.ts';
import { lineOf } from '#tests/support/quotes/quote-lines.ts';
import { type LineEdit, applyEdit, editLines, endStep, mostSteps, redo, startHistory, undo } from './edit-lines.ts';
import { readPastedRows } from './pasted-rows.ts';
import type { DraftLine } from './quote-line.ts';
import { writeDecimal } from '../../exact-money.ts';
import { readDecimal } from './read-decimal.ts';

const draft = (id: string, changes: Partial<DraftLine> = {}): DraftLine => ({
  ...lineOf({ id }),
  internalCost: 0,
  ...changes,
});
const lines = ['a', 'b', 'c'].map((id) => draft(id));
const idsOf = (given: readonly DraftLine[]) => given.map(({ id }) => id).join('');

const edits: [string, LineEdit, string][] = [
  ['insert at the start', { type: 'insert', at: 0, lines: [draft('x')] }, 'xabc'],
  ['insert two in between', { type: 'insert', at: 1, lines: [draft('x'), draft('y')] }, 'axybc'],
  ['insert instead of an empty line', { type: 'insert', at: 2, lines: [draft('x')], instead: 'b' }, 'axc'],
  ['remove some', { type: 'remove', ids: ['a', 'c', 'none'] }, 'b'],
  ['duplicate', { type: 'duplicate', id: 'b', newId: 'x' }, 'abxc'],
  ['move down', { type: 'move', id: 'a', to: 2 }, 'bca'],
  ['move up', { type: 'move', id: 'c', to: 0 }, 'cab'],
  ['move what is not there', { type: 'move', id: 'x', to: 0 }, 'abc'],
];

for (const [name, edit, expected] of edits) {
  test(`H2 lines of a draft: ${name}`, () => assert.equal(idsOf(editLines(lines, edit)), expected));
}

test('H2 typing in one field is one step to undo, another field is another', () => {
  const type = (id: string, changes: Partial<DraftLine>): LineEdit => ({ type: 'change', id, changes });
  let history = startHistory(lines);
  for (const name of ['S', 'Sh', 'Shop']) history = applyEdit(history, type('a', { name }));
  history = applyEdit(history, type('a', { unitPrice: 5 }));
  history = applyEdit(history, type('b', { unitPrice: 5 }));
  assert.equal(history.past.length, 3);
  history = undo(undo(history));
  assert.deepEqual([history.present[0]?.name, history.present[0]?.unitPrice], ['Shop', 10_000]);
  history = undo(history);
  assert.deepEqual(history.present, lines);
  assert.deepEqual(undo(history).present, lines);
  history = redo(history);
  assert.equal(history.present[0]?.name, 'Shop');
  // A new change drops what could be redone.
  history = applyEdit(history, { type: 'remove', ids: ['c'] });
  assert.equal(redo(history).present, history.present);
});

const anyEdit: fc.Arbitrary<LineEdit> = fc.oneof(
  fc.record({ type: fc.constant('move' as const), id: fc.constantFrom('a', 'b', 'c'), to: fc.nat(3) }),
  fc.record({ type: fc.constant('remove' as const), ids: fc.subarray(['a', 'b', 'c']) }),
  fc.record({
    type: fc.constant('change' as const),
    id: fc.constantFrom('a', 'b', 'c'),
    changes: fc.record({ name: fc.string() }),
  }),
);

test('H2 whatever was changed, undo leads back to the start and redo forward again', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 20 }), (changes) => {
      const done = changes.reduce(applyEdit, startHistory(lines));
      let back = done;
      for (let step = 0; step < 20; step += 1) back = undo(back);
      assert.deepEqual(back.present, lines);
      let forward = back;
      for (let step = 0; step < 20; step += 1) forward = redo(forward);
      assert.deepEqual(forward.present, done.present);
    }),
  );
});

test('H2 what is typed and taken back again is no step', () => {
  const type = (name: string): LineEdit => ({ type: 'change', id: 'a', changes: { name } });
  const history = ['S', 'Sh', 'Web'].map(type).reduce(applyEdit, startHistory(lines));
  assert.deepEqual([history.past.length, history.present], [0, lines]);
  const separate = applyEdit(endStep(applyEdit(startHistory(lines), type('S'))), type('Sh'));
  assert.equal(separate.past.length, 2);
});

test('H2 the oldest steps are dropped', () => {
  let history = startHistory(lines);
  for (let step = 0; step < mostSteps + 5; step += 1) {
    history = applyEdit(history, { type: 'move', id: 'a', to: step % 2 === 0 ? 2 : 0 });
  }
  assert.equal(history.past.length, mostSteps);
});

const numbers: [string, Language, number, number | null][] = [
  ['1 234,50', 'sk', 2, 123_450],
  ['1\u00A0234,5 €', 'sk', 2, 123_450],
  ['1.234,50', 'da', 2, 123_450],
  ['1.234', 'da', 2, 123_400],
  ['1,234.50', 'en', 2, 123_450],
  ['$1,234', 'en', 2, 123_400],
  ['1,234.50', 'sk', 2, 123_450],
  ['1.234.567', 'sk', 2, 123_456_700],
  ['2,5', 'sk', 3, 2500],
  ['2.5', 'sk', 3, 2500],
  ['1,250', 'sk', 3, 1250],
  ['1.250', 'sk', 3, 1_250_000],
  ['1.250', 'en', 3, 1250],
  ['12 Kč', 'cs', 2, 1200],
  ['23 %', 'sk', 2, 2300],
  ['-50', 'sk', 2, -5000],
  ['−50,5', 'sk', 2, -5050],
  ['0,00', 'sk', 2, 0],
  [',5', 'sk', 2, 50],
  ['1,005', 'sk', 2, null],
  ['1,10000', 'sk', 2, 110],
  ['', 'sk', 2, null],
  ['cena', 'sk', 2, null],
  ['1,2,3', 'sk', 2, null],
  ['1-2', 'sk', 2, null],
  ['99999999999999999', 'sk', 2, null],
];

test('H2 numbers are read as people of each language type them', () => {
  for (const [text, language, decimals, expected] of numbers) {
    assert.equal(readDecimal(text, { language, decimals }), expected, `${text} (${language})`);
  }
});

test('H2 what is written is read again, in each language', () => {
  assert.equal(writeDecimal(123_450, { language: 'da', decimals: 2 }), '1.234,5');
  const any = fc.tuple(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.constantFrom(...languages));
  fc.assert(
    fc.property(any, fc.constantFrom(2, 3), ([value, language], decimals) => {
      assert.equal(readDecimal(writeDecimal(value, { language, decimals }), { language, decimals }), value);
    }),
  );
});

test('H2 rows of a spreadsheet become lines, by the number of their columns', () => {
  const read = (text: string) => readPastedRows(text, 'sk');
  assert.deepEqual(read('Web\t1 200,00 €\r\nTexty\t45\r\n'), {
    lines: [
      { name: 'Web', description: '', quantity: 1000, unit: '', unitPrice: 120_000, taxRate: null },
      { name: 'Texty', description: '', quantity: 1000, unit: '', unitPrice: 4500, taxRate: null },
    ],
    rejected: [],
  });
  assert.deepEqual(read('Názov\tPopis\tMnožstvo\tMJ\tCena\tDPH\nFotky\t"prvý riadok\ndruhý ""x"""\t2,5\th\t40\t19'), {
    lines: [
      {
        name: 'Fotky',
        description: 'prvý riadok\ndruhý "x"',
        quantity: 2500,
        unit: 'h',
        unitPrice: 4000,
        taxRate: 1900,
      },
    ],
    rejected: [],
  });
  assert.deepEqual(read('Web\t1\tks\t100\nTexty\tveľa\tks\t5\n\nFotky\t\tks\t'), {
    lines: [
      { name: 'Web', description: '', quantity: 1000, unit: 'ks', unitPrice: 10_000, taxRate: null },
      { name: 'Fotky', description: '', quantity: 1000, unit: 'ks', unitPrice: 0, taxRate: null },
    ],
    rejected: [2],
  });
  for (const first of ['Web\t1\t2 500,333', 'Web\t1\tdohodou', 'Web\tdohodou\t', 'Názov\tCena 2026\tDPH']) {
    const pasted = read(`${first}\nTexty\t2\t45`);
    assert.deepEqual([pasted.lines.length, pasted.rejected], [1, [1]], first);
  }
  assert.deepEqual(read('Názov\tPočet\tCena\nTexty\t2\t45').rejected, []);
  assert.deepEqual(read('Názov\tPočet\tCena'), { lines: [], rejected: [1] });
  assert.deepEqual(
    read('Len názov').lines.map(({ name }) => name),
    ['Len názov'],
  );
  assert.deepEqual(read(' \n\t\n'), { lines: [], rejected: [] });
  assert.deepEqual(read('"nezatvorené\t5').lines.length, 1);
});
