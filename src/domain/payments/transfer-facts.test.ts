import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '../languages.ts';
import { czechAccountOf } from './czech-account.ts';
import { danishAccountOf, fikLineOf } from './danish-account.ts';
import { type Transfer, transferFacts } from './transfer-facts.ts';

const transfer: Transfer = {
  amount: 1234_50,
  currency: 'EUR',
  account: { iban: 'SK3112000000198742637541', bic: 'TATRSKBX' },
  payee: 'Plumbline',
  variableSymbol: '2600000426',
  message: 'Z2026-0042',
  slip: '',
};

const factsOf = (over: Partial<Transfer>, language: Language) =>
  transferFacts({ ...transfer, ...over }, language).map(({ field, shown }) => `${field} ${shown}`);

const end = ['payee Plumbline', 'variableSymbol 2600000426', 'message Z2026-0042'];

test('H6 at home an account is written as people there know it, elsewhere as an IBAN with the code of the bank', () => {
  const czech = { currency: 'CZK', account: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' } } as const;
  const danish = { currency: 'DKK', account: { iban: 'DK5000400440116243', bic: 'NDEADKKK' } } as const;
  const rows: [Partial<Transfer>, Language, string[]][] = [
    [{}, 'sk', ['amount 1\u00A0234,50\u00A0€', 'iban SK31 1200 0000 1987 4263 7541']],
    [{}, 'en', ['amount €1,234.50', 'iban SK31 1200 0000 1987 4263 7541', 'bic TATRSKBX']],
    [czech, 'cs', ['amount 1\u00A0234,50\u00A0Kč', 'account 19-2000145399/0800']],
    [danish, 'da', ['amount 1.234,50\u00A0kr', 'registration 0040', 'danishAccount 440116243']],
    [danish, 'en', ['amount kr\u00A01,234.50', 'iban DK50 0040 0440 1162 43', 'bic NDEADKKK']],
    [
      { ...danish, slip: '+71<000026000004262+12345678<' },
      'da',
      ['amount 1.234,50\u00A0kr', 'slip +71<000026000004262+12345678<', 'registration 0040', 'danishAccount 440116243'],
    ],
  ];
  for (const [over, language, expected] of rows) assert.deepEqual(factsOf(over, language), [...expected, ...end]);
});

test('H6 what is copied fits into the fields of a bank', () => {
  const copied = (language: Language) => transferFacts({ ...transfer, amount: 5 }, language).map((fact) => fact.copied);
  assert.deepEqual(copied('sk').slice(0, 2), ['0,05', 'SK3112000000198742637541']);
  assert.equal(copied('en')[0], '0.05');
});

test('H6 account numbers of Czechia and Denmark come out of their IBANs alone', () => {
  assert.equal(czechAccountOf('CZ9106000000000000000123'), '123/0600');
  assert.deepEqual(danishAccountOf('DK5000400000000001'), { registration: '0040', account: '0000001' });
  for (const iban of ['', 'SK3112000000198742637541', 'CZ65', 'DK50004004401162430']) {
    assert.deepEqual([czechAccountOf(iban), danishAccountOf(iban)], [null, null]);
  }
});

test('H6 the line of a payment slip needs a creditor of eight digits and a reference', () => {
  assert.equal(fikLineOf({ creditor: '12345678', reference: '2600000426' }), '+71<000026000004262+12345678<');
  for (const creditor of ['', '1234567', '123456789', '1234567a']) {
    assert.equal(fikLineOf({ creditor, reference: '2600000426' }), null);
  }
  for (const reference of ['', 'abc', '123456789012345'])
    assert.equal(fikLineOf({ creditor: '12345678', reference }), null);
});
