import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lineOf } from '#tests/support/quotes/quote-lines.ts';
import { type ContentVersions, mergeContent } from './merge-content.ts';
import type { QuoteContent } from './quote-content.ts';
import type { DraftLine } from '../lines/quote-line.ts';

const line = (id: string, changes: Partial<DraftLine> = {}): DraftLine => ({
  ...lineOf({ id }),
  internalCost: 0,
  ...changes,
});

const base: QuoteContent = {
  language: 'sk',
  currency: 'EUR',
  title: 'Web',
  description: '',
  closing: '',
  terms: '',
  paymentTerms: '',
  notes: '',
  validUntil: '2026-12-31',
  startDate: '',
  deliveryDate: '',
  buyer: {
    kind: 'business',
    name: 'Jana',
    company: '',
    email: '',
    phone: '',
    address: '',
    country: 'SK',
    companyNumber: '',
    taxNumber: '',
    vatNumber: '',
    isVatNumberVerified: false,
  },
  copies: [],
  lines: ['a', 'b', 'c'].map((id) => line(id)),
  paymentPlan: [],
  exchangeRate: null,
};

const withLines = (...lines: (string | DraftLine)[]): QuoteContent => ({
  ...base,
  lines: lines.map((each) => (typeof each === 'string' ? line(each) : each)),
});
const idsOf = ({ lines }: QuoteContent) => lines.map(({ id }) => id).join('');

const cases: [string, Omit<ContentVersions, 'base'>, string, string[]][] = [
  [
    'a line added on each side',
    { mine: withLines('a', 'x', 'b', 'c'), theirs: withLines('a', 'b', 'c', 'y') },
    'axbcy',
    [],
  ],
  [
    'lines added at one place',
    { mine: withLines('a', 'x', 'b', 'c'), theirs: withLines('a', 'y', 'z', 'b', 'c') },
    'ayzxbc',
    [],
  ],
  ['a line added before all', { mine: withLines('a', 'b'), theirs: withLines('x', 'a', 'b', 'c') }, 'xab', []],
  ['a line removed here', { mine: withLines('a', 'c'), theirs: base }, 'ac', []],
  ['a line removed there', { mine: base, theirs: withLines('a', 'c') }, 'ac', []],
  ['different lines removed', { mine: withLines('a', 'c'), theirs: withLines('a', 'b') }, 'a', []],
  [
    'a line removed here and changed there stays',
    { mine: withLines('a', 'c'), theirs: withLines('a', line('b', { name: 'Shop' }), 'c') },
    'abc',
    ['lines.b'],
  ],
  [
    'a line changed here and removed there stays',
    { mine: withLines('a', line('b', { name: 'Shop' }), 'c'), theirs: withLines('a', 'c') },
    'abc',
    ['lines.b'],
  ],
  ['lines moved here', { mine: withLines('c', 'a', 'b'), theirs: withLines('a', 'b', 'c', 'x') }, 'cxab', []],
  ['lines moved there', { mine: withLines('a', 'x', 'b', 'c'), theirs: withLines('c', 'b', 'a') }, 'cbax', []],
  ['lines moved on both sides', { mine: withLines('b', 'a', 'c'), theirs: withLines('a', 'c', 'b') }, 'bac', ['lines']],
  ['the same move on both sides', { mine: withLines('b', 'a', 'c'), theirs: withLines('b', 'a', 'c') }, 'bac', []],
];

for (const [name, versions, ids, conflicts] of cases) {
  test(`H2 two who write in one draft: ${name}`, () => {
    const merged = mergeContent({ base, ...versions });
    assert.equal(idsOf(merged.content), ids);
    assert.deepEqual(
      merged.conflicts.map(({ field }) => field),
      conflicts,
    );
  });
}

test('H2 two who write in one draft: different details of one line are both kept, of the same one the own', () => {
  const merged = mergeContent({
    base,
    mine: withLines(line('a', { name: 'Shop', unitPrice: 5 }), 'b', 'c'),
    theirs: withLines(line('a', { quantity: 2000, unitPrice: 6 }), 'b', 'c'),
  });
  const { name, quantity, unitPrice } = merged.content.lines[0] ?? line('none');
  assert.deepEqual([name, quantity, unitPrice], ['Shop', 2000, 5]);
  assert.deepEqual(merged.conflicts, [{ field: 'lines.a.unitPrice', mine: 5, theirs: 6 }]);
});

test('H2 two who write in one draft: texts and the buyer are merged field by field', () => {
  const merged = mergeContent({
    base,
    mine: { ...base, title: 'Shop', buyer: { ...base.buyer, name: 'Eva', phone: '1' } },
    theirs: { ...base, terms: 'x', title: 'Blog', buyer: { ...base.buyer, name: 'Iva', email: 'i@x.sk' } },
  });
  const { title, terms, buyer } = merged.content;
  assert.deepEqual([title, terms, buyer.name, buyer.phone, buyer.email], ['Shop', 'x', 'Eva', '1', 'i@x.sk']);
  assert.deepEqual(
    merged.conflicts.map(({ field }) => field),
    ['buyer.name', 'title'],
  );
});

test('H2 two who write in one draft: lines of two currencies are never mixed', () => {
  const converted: QuoteContent = {
    ...base,
    currency: 'CZK',
    lines: base.lines.map((each) => ({ ...each, unitPrice: each.unitPrice * 25 })),
  };
  assert.deepEqual(mergeContent({ base, mine: base, theirs: converted }), { content: converted, conflicts: [] });
  const changed = withLines('a', 'b', 'c', 'x');
  const merged = mergeContent({ base, mine: changed, theirs: { ...converted, title: 'Shop' } });
  assert.deepEqual(merged.content, { ...changed, title: 'Shop' });
  assert.deepEqual(merged.conflicts, [{ field: 'currency', mine: 'EUR', theirs: 'CZK' }]);
});

const anyContent: fc.Arbitrary<QuoteContent> = fc
  .record({
    title: fc.constantFrom('Web', 'Shop', 'Blog'),
    ids: fc.shuffledSubarray(['a', 'b', 'c', 'x', 'y']),
    name: fc.constantFrom('Web', 'Texts'),
  })
  .map(({ title, ids, name }) => ({ ...base, title, lines: ids.map((id) => line(id, id === 'b' ? { name } : {})) }));

test('H2 two who write in one draft: without a change of one side the other one is taken as it is', () => {
  fc.assert(
    fc.property(anyContent, anyContent, (start, changed) => {
      assert.deepEqual(mergeContent({ base: start, mine: changed, theirs: start }).content, changed);
      const merged = mergeContent({ base: start, mine: start, theirs: changed });
      assert.deepEqual(merged, { content: changed, conflicts: [] });
    }),
  );
});

test('H2 two who write in one draft: no added line is lost, no removed and unchanged one comes back, none is twice', () => {
  fc.assert(
    fc.property(anyContent, anyContent, anyContent, (start, mine, theirs) => {
      const { content } = mergeContent({ base: start, mine, theirs });
      const [before, here, there, after] = [start, mine, theirs, content].map((each) => idsOf(each));
      assert.equal(new Set(after).size, after?.length);
      for (const id of 'abcxy') {
        const added = !before?.includes(id) && (here?.includes(id) || there?.includes(id));
        if (added) assert.ok(after?.includes(id), `${id} was added`);
        if (!here?.includes(id) && !there?.includes(id)) assert.ok(!after?.includes(id), `${id} is gone`);
        if (here?.includes(id) && there?.includes(id)) assert.ok(after?.includes(id), `${id} is on both sides`);
      }
    }),
  );
});
