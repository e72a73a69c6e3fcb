import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildSnapshot } from '#domain/quotes/build-snapshot.ts';
import type { QuoteBuyer } from '#domain/quotes/content/quote-content.ts';
import { sellerOf } from '#domain/quotes/quote-seller.ts';
import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import { firstQuoteSettings } from '#domain/settings/quote-settings.ts';
import type { TaxReason } from '#domain/tax/decide-tax.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { checkMark, inkOf, signatureBox } from './check-mark.ts';
import { checkSigner, trimSigner } from './check-signer.ts';
import type { Signer, Strokes } from './signed-document.ts';

const agency = { facts: firstAgencyFacts(), settings: firstQuoteSettings() };

function documentFor(buyer: Partial<QuoteBuyer> = {}, reason: TaxReason = 'domestic') {
  const content = sampleQuoteContent({ buyer: { ...sampleQuoteContent().buyer, ...buyer } });
  const [seller, tax] = [sellerOf(agency, content), { reason, rates: [2300] }];
  const look = { primaryColor: null, logo: null };
  return buildSnapshot(content, { number: '2026-0001', version: 1, issuedOn: '2026-11-21', seller, tax, look });
}

const firm: Signer = {
  name: 'Ján Kováč',
  role: 'konateľ',
  email: 'jan@strechy.example',
  kind: 'business',
  company: 'Strechy Kováč s. r. o.',
  companyNumber: '54321093',
  address: 'Hlavná 1, Trnava',
};
const person: Signer = { ...firm, kind: 'private', company: '', companyNumber: '' };

const signers: [title: string, changes: Partial<Signer>, expected: string[]][] = [
  ['a firm with everything', {}, []],
  ['a firm without a role', { role: '' }, []],
  ['a private person', { kind: 'private' }, []],
  ['a private person without an address', { kind: 'private', address: '' }, ['signer.address required']],
  ['nobody', { name: ' ', email: '' }, ['signer.name required', 'signer.email required']],
  ['a wrong address', { email: 'jan@strechy' }, ['signer.email email']],
  [
    'a firm without name and number',
    { company: '', companyNumber: '' },
    ['signer.company required', 'signer.companyNumber required'],
  ],
  ['a wrong check digit', { companyNumber: '54321094' }, ['signer.companyNumber number']],
  ['blanks and grouping', { name: '  Ján Kováč ', companyNumber: '54 321 093' }, []],
];

for (const [title, changes, expected] of signers) {
  test(`H5 signer: ${title} → ${expected.join(', ') || 'may sign'}`, () => {
    const document = documentFor();
    const signer = trimSigner({ ...firm, ...changes }, document);
    assert.deepEqual(
      checkSigner(signer, document).map(({ field, rule }) => `${field} ${rule}`),
      expected,
    );
  });
}

test('H5 a private person signs without a firm, and not what is sold without tax to a firm abroad', () => {
  assert.deepEqual(trimSigner({ ...firm, kind: 'private' }, documentFor()), { ...person, role: 'konateľ' });
  const abroad = documentFor({ country: 'DK', companyNumber: '' }, 'reverse-charge');
  assert.deepEqual(checkSigner(person, abroad), [{ field: 'signer.kind', rule: 'business-only' }]);
  const outside = documentFor({ country: 'NO', companyNumber: '' }, 'outside-eu');
  assert.deepEqual(checkSigner(person, outside), [{ field: 'signer.kind', rule: 'business-only' }]);
  assert.deepEqual(checkSigner({ ...firm, companyNumber: '923609016' }, outside), []);
  assert.deepEqual(checkSigner({ ...firm, companyNumber: '13585628' }, abroad), []);
  assert.equal(checkSigner(firm, abroad)[0]?.rule, 'number', 'the number is one of the buyer’s country');
});

const marks: [title: string, strokes: Strokes, rule: string | undefined][] = [
  ['no stroke', [], 'signature-missing'],
  ['an empty stroke', [[]], 'signature-missing'],
  ['a dot', [[[10, 10]]], 'signature-short'],
  ['many dots', Array.from({ length: 90 }, (_dot, index) => [[index, 10] as const]), 'signature-short'],
  [
    'a slip of the finger',
    [
      [
        [10, 10],
        [40, 10],
      ],
    ],
    'signature-short',
  ],
  [
    'a line',
    [
      [
        [10, 10],
        [80, 10],
      ],
    ],
    undefined,
  ],
  [
    'several short strokes',
    [
      [
        [0, 0],
        [30, 0],
      ],
      [
        [0, 9],
        [30, 9],
      ],
    ],
    undefined,
  ],
  [
    'a line out of the box',
    [
      [
        [0, 0],
        [signatureBox.width + 1, 0],
      ],
    ],
    'signature-short',
  ],
  [
    'a line above the box',
    [
      [
        [0, -1],
        [100, 0],
      ],
    ],
    'signature-short',
  ],
];

for (const [title, strokes, rule] of marks) {
  test(`H5 drawn signature: ${title} → ${rule ?? 'a signature'}`, () => {
    assert.equal(checkMark({ kind: 'drawn', strokes })[0]?.rule, rule);
  });
}

test('H5 a typed signature has letters; ink is the length of all strokes', () => {
  for (const [text, rule] of [
    ['', 'signature-missing'],
    [' . ', 'signature-missing'],
    ['J. K.', undefined],
  ] as const) {
    assert.equal(checkMark({ kind: 'typed', text })[0]?.rule, rule, text);
  }
  assert.deepEqual(checkMark({ kind: 'on-behalf', note: '' }), []);
  assert.equal(
    inkOf([
      [
        [0, 0],
        [3, 4],
      ],
      [
        [0, 0],
        [6, 8],
      ],
    ]),
    15,
  );
});
