import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { currencies } from '../money.ts';
import { formatIban, isIban, normaliseAccount } from './bank-account.ts';
import { checkQuoteSettings, cleanQuoteSettings } from './check-quote-settings.ts';
import { type QuoteSettings, firstQuoteSettings } from './quote-settings.ts';

const brokenIn = (changes: Partial<QuoteSettings>) =>
  checkQuoteSettings(cleanQuoteSettings({ ...firstQuoteSettings(), ...changes })).map(
    ({ field, rule }) => `${field} ${rule}`,
  );
const account = (iban: string, bic = '') => ({ accounts: [{ currency: 'EUR', iban, bic } as const] });
const rate = (millionths: number, source: string, day: string) => ({
  exchangeRates: [{ currency: 'CZK', millionths, source, day } as const],
});

const cases: [name: string, changes: Partial<QuoteSettings>, broken: string[]][] = [
  ['what holds at first', {}, []],
  ['no account at all', { accounts: [] }, []],
  ['an account with a typing error', account('SK31 1200 0000 1987 4263 7542'), ['accounts.EUR.iban iban']],
  ['an account of wrong length', account('SK31 1200 0000 1987 4263 754'), ['accounts.EUR.iban iban']],
  ['a bank without an account', account('', 'TATRSKBX'), ['accounts.EUR.iban iban']],
  ['a bank in small letters', account('sk31 1200 0000 1987 4263 7541', 'tatrskbx'), []],
  ['a bank of nine letters', account('SK3112000000198742637541', 'TATRSKBXA'), ['accounts.EUR.bic bic']],
  ['a status without its day', { taxStatuses: [{ from: '', status: 'payer' }] }, ['taxStatuses.0.from required']],
  [
    'two statuses of one day',
    {
      taxStatuses: [
        { from: '2026-01-01', status: 'payer' },
        { from: '2026-01-01', status: 'not-payer' },
      ],
    },
    ['taxStatuses.1.from same-day'],
  ],
  ['a rate', rate(25_125_000, 'ECB', '2026-11-20'), []],
  [
    'a rate of nothing',
    rate(0, ' ', ''),
    [
      'exchangeRates.CZK.millionths exchange-rate',
      'exchangeRates.CZK.source required',
      'exchangeRates.CZK.day required',
    ],
  ],
  ['valid for no day', { validDays: 0 }, ['validDays days']],
  ['no day for paying', { paymentDays: 0 }, ['paymentDays days']],
  ['valid for half a day', { validDays: 0.5 }, ['validDays days']],
  ['a reminder after a year', { remindUnseen: { isOn: false, days: 365 } }, ['remindUnseen.days days']],
];

for (const [name, changes, broken] of cases) {
  test(`H1 settings of quotes: ${name}`, () => assert.deepEqual(brokenIn(changes), broken));
}

test('H1 a Danish registration and account number is kept as the IBAN that they make', () => {
  const kept = 'DK5000400440116243';
  for (const typed of ['0040 0440116243', '0040-0440 1162 43', '0040440116243', 'dk50 0040 0440 1162 43']) {
    assert.equal(normaliseAccount(typed, 'DKK'), kept, typed);
  }
  assert.equal(normaliseAccount('0040 0440116243', 'EUR'), '00400440116243');
  assert.equal(formatIban(kept), 'DK50\u00A00040\u00A00440\u00A01162\u00A043');
});

test('H1 statuses and accounts are stored in order', () => {
  const { taxStatuses, accounts } = cleanQuoteSettings({
    ...firstQuoteSettings(),
    taxStatuses: [
      { from: '2026-07-01', status: 'payer' },
      { from: '2025-01-01', status: 'cross-border' },
    ],
    accounts: [
      { currency: 'CZK', iban: 'CZ65 0800 0000 1920 0014 5399', bic: '' },
      { currency: 'EUR', iban: ' ', bic: '' },
    ],
  });
  assert.deepEqual(
    taxStatuses.map(({ from }) => from),
    ['2025-01-01', '2026-07-01'],
  );
  assert.deepEqual(accounts, [{ currency: 'CZK', iban: 'CZ6508000000192000145399', bic: '' }]);
});

test('H1 the kept form of an account is its own kept form, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.constantFrom(...currencies), (typed, currency) => {
      const kept = normaliseAccount(typed, currency);
      assert.equal(normaliseAccount(kept, currency), kept);
      assert.equal(typeof isIban(kept), 'boolean');
    }),
  );
});
