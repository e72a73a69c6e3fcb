import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DocumentLine, TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import { contentOf, isSameDraft, valuesOf } from './draft-values.ts';
import { mergeDraft } from './merge-draft.ts';

const line = (id: string, changes: Partial<DocumentLine> = {}): DocumentLine => ({
  id,
  name: `Položka ${id}`,
  description: '',
  quantity: 1000,
  unit: 'ks',
  unitPrice: 100_00,
  discount: null,
  taxRate: 2300,
  ...changes,
});

const content: TaxDocumentContent = {
  kind: 'credit_note',
  language: 'sk',
  currency: 'EUR',
  title: 'Web',
  note: '',
  deliveredOn: '2026-11-23',
  dueOn: '',
  buyer: {
    kind: 'business',
    name: 'Peter Maliar',
    company: 'Maliar s.\u00A0r.\u00A0o.',
    email: 'peter@maliar.example',
    street: 'Hlavná 1',
    city: 'Trnava',
    postalCode: '917 01',
    country: 'SK',
    companyNumber: '36421928',
    taxNumber: '',
    vatNumber: '',
    isVatNumberVerified: false,
  },
  lines: [line('a'), line('b')],
  received: [],
  advances: [{ documentId: 'x', number: 'ZD2026-0001', issuedOn: '2026-11-01', rate: 2300, net: 10, tax: 2 }],
  prepaid: 5,
  corrects: { documentId: 'y', number: 'F2026-0001', issuedOn: '2026-11-02', reason: '' },
  exchangeRate: null,
};

test('H11 what is written in the form is what the draft says, and the rest of the draft stays', () => {
  const values = valuesOf({ content });
  assert.deepEqual(contentOf(values, content), content);
  const changed = contentOf({ ...values, 'buyer.city': 'Nitra', 'corrects.reason': 'Zľava' }, content);
  assert.deepEqual(changed, {
    ...content,
    buyer: { ...content.buyer, city: 'Nitra' },
    corrects: { ...content.corrects, reason: 'Zľava' },
  });
  assert.ok(isSameDraft(values, valuesOf({ content })));
  assert.ok(!isSameDraft(values, valuesOf({ content: changed })));
});

test('G5 two administrators change a draft at once: fields and lines of both stay', () => {
  const base = valuesOf({ content });
  const mine = { ...base, 'buyer.city': 'Nitra', lines: [line('a', { unitPrice: 120_00 }), line('b')] };
  const theirs = { ...base, title: 'Web a logo', lines: [line('a'), line('b'), line('c')] };
  const { values, conflicts } = mergeDraft({ base, mine, theirs });
  assert.deepEqual(conflicts, []);
  assert.equal(values['buyer.city'], 'Nitra');
  assert.equal(values.title, 'Web a logo');
  assert.deepEqual(values.lines, [line('a', { unitPrice: 120_00 }), line('b'), line('c')]);
});

test('G5 where both have changed the same line the own one stays and theirs is told', () => {
  const base = valuesOf({ content });
  const mine = { ...base, lines: [line('a', { name: 'Moje' }), line('b')] };
  const theirs = { ...base, lines: [line('a', { name: 'Jeho' }), line('b')] };
  const { values, conflicts } = mergeDraft({ base, mine, theirs });
  assert.equal(values.lines[0]?.name, 'Moje');
  assert.deepEqual(conflicts, [{ field: 'lines', mine: mine.lines, theirs: theirs.lines }]);
});
