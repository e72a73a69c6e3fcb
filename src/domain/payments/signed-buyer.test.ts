import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownBuyer } from '../quotes/content/new-quote.ts';
import type { QuoteBuyer } from '../quotes/content/quote-content.ts';
import type { Signer } from '../quotes/signing/signed-document.ts';
import { signedBuyer } from './signed-buyer.ts';

const firm: QuoteBuyer = {
  ...unknownBuyer,
  name: 'Ján Kováč',
  company: 'Strechy Kováč s. r. o.',
  country: 'CZ',
  companyNumber: '54321093',
  vatNumber: 'CZ54321093',
  isVatNumberVerified: true,
};

const signer: Signer = {
  name: 'Ján Kováč',
  role: '',
  email: 'jan@strechy.example',
  kind: 'business',
  company: 'Strechy Kováč s. r. o.',
  companyNumber: '54321093',
  address: 'Hlavná 1\n917 01 Trnava',
};

const danish: Partial<QuoteBuyer> = { country: 'DK', vatNumber: '' };

const cases: [string, Partial<QuoteBuyer>, Partial<Signer>, [string, string, boolean]][] = [
  ['the same firm', {}, {}, ['54321093', 'CZ54321093', true]],
  ['the same firm, written in groups', { companyNumber: '54\u00a0321\u00a0093' }, {}, ['54321093', 'CZ54321093', true]],
  ['a number that was not known', { companyNumber: '' }, {}, ['54321093', 'CZ54321093', true]],
  ['no number typed', {}, { companyNumber: '' }, ['54321093', 'CZ54321093', true]],
  ['another firm', {}, { companyNumber: '27082440' }, ['27082440', '', false]],
  ['a private person', {}, { kind: 'private', company: '', companyNumber: '' }, ['', '', false]],
  ['a quote for a private person', { kind: 'private' }, {}, ['54321093', '', false]],
  [
    'the same Danish firm',
    { ...danish, companyNumber: '13585628' },
    { companyNumber: '13585628' },
    ['13585628', '', true],
  ],
  [
    'another Danish firm',
    { ...danish, companyNumber: '13585628' },
    { companyNumber: '24256790' },
    ['24256790', '', false],
  ],
  [
    'a Danish number nobody verified',
    { ...danish, companyNumber: '' },
    { companyNumber: '24256790' },
    ['24256790', '', false],
  ],
];

test('H5 H11 a VAT number and its verification go with the firm that they were written for', () => {
  for (const [title, buyer, typed, expected] of cases) {
    const { companyNumber, vatNumber, isVatNumberVerified } = signedBuyer(
      { ...firm, ...buyer },
      { ...signer, ...typed },
    );
    assert.deepEqual([companyNumber, vatNumber, isVatNumberVerified], expected, title);
  }
});
