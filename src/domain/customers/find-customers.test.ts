import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordCode, wordCodeRange, wordsOf } from '../search/search-words.ts';
import { companyKey, customerSearchText, duplicateReasonsOf, phoneTail, searchTerms } from './find-customers.ts';

const text = customerSearchText(
  {
    name: 'Žofia Ďurišová',
    email: 'zofia@dlazby.example',
    company: 'Dlažby & obklady s. r. o.',
    phone: '+421 905 123 456',
    companyNumber: '54321093',
    taxNumber: '',
    vatNumber: 'SK2022749619',
  },
  [{ name: 'Karol Veľký', position: 'účtovník', email: 'karol@dlazby.example', phone: '02/1234 5678' }],
);

/** As the store does: every word begins one of the customer's. */
const isFound = (typed: string) =>
  searchTerms(typed).every((term) => {
    const { from, to } = wordCodeRange(term);
    return text.includes(term) && wordsOf(text).some((word) => wordCode(word) >= from && wordCode(word) <= to);
  });

test('G6 a customer is found by any beginning of any word, without diacritics, and by those of its people', () => {
  for (const typed of ['zof', 'ĎURIŠ', 'obkl dla', 'karol', 'dlazby.example', 'sk20227'])
    assert.ok(isFound(typed), typed);
  for (const typed of ['ofia', 'zofia kovac', 'mur']) assert.ok(!isFound(typed), typed);
});

test('G6 a phone number and a company number are found however their digits are grouped', () => {
  for (const typed of [
    '0905 123 456',
    '+421905123456',
    '905123456',
    '00421 905 12 34 56',
    '54 321 093',
    '(02) 1234-5678',
  ])
    assert.ok(isFound(typed), typed);
  assert.ok(!isFound('0905 123 457'));
});

test('G6 phone numbers are the same with and without the country’s code', () => {
  assert.equal(phoneTail('+421 905 123 456'), phoneTail('0905/123456'));
  assert.equal(phoneTail('+45 12 34 56 78'), phoneTail('12345678'));
  assert.equal(phoneTail('1234567'), null);
});

test('G6 a firm is the same whatever its case, accents and legal form', () => {
  for (const company of ['Strechy Kováč', 'STRECHY KOVAC, s.r.o.', 'Strechy Kováč spol. s r. o.', 'strechy  kovac sro'])
    assert.equal(companyKey(company), 'strechy kovac', company);
  assert.equal(companyKey('s. r. o.'), '');
  assert.notEqual(companyKey('Strechy Kováč'), companyKey('Strechy Kováčik'));
});

test('G6 two customers may be one for the same company number, firm or phone, and for nothing empty', () => {
  const one = { companyNumber: '54321093', company: 'Strechy Kováč', phone: '+421 905 123 456' };
  const other = { companyNumber: '54321093', company: 'strechy kovac s.r.o.', phone: '0905123456' };
  const empty = { companyNumber: '', company: '', phone: '' };
  assert.deepEqual(duplicateReasonsOf(one, other), ['company-number', 'company', 'phone']);
  assert.deepEqual(duplicateReasonsOf(one, { ...other, companyNumber: '', company: 'Iná' }), ['phone']);
  assert.deepEqual(duplicateReasonsOf(empty, empty), []);
});
