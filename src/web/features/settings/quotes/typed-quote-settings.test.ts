import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#domain/languages.ts';
import { cleanQuoteSettings } from '#domain/settings/check-quote-settings.ts';
import { type QuoteSettings, firstQuoteSettings } from '#domain/settings/quote-settings.ts';
import { checkTyped, rowsOf, settingsOf, typedOf, typedRows } from './typed-quote-settings.ts';

const stored: QuoteSettings = {
  taxStatuses: [
    { from: '2025-01-01', status: 'cross-border' },
    { from: '2026-07-01', status: 'payer' },
  ],
  accounts: [
    { currency: 'EUR', iban: 'SK3112000000198742637541', bic: 'TATRSKBX' },
    { currency: 'DKK', iban: 'DK5000400440116243', bic: '' },
  ],
  exchangeRates: [{ currency: 'CZK', millionths: 25_125_000, source: 'ECB', day: '2026-11-20' }],
  validDays: 14,
  paymentDays: 30,
  remindUnseen: { isOn: false, days: 3 },
  remindEnding: { isOn: true, days: 5 },
  isDeclineReasonRequired: true,
  isFirstReminderOptional: true,
  isSigningCodeRequired: true,
  timestampAddress: 'https://freetsa.org/tsr',
  fikCreditor: '12345678',
  advances: { SK: 'taxed', CZ: 'next-month', DK: 'fifteen-days', other: 'never' },
};

test('H1 what the fields show is read back as it was stored, in each language', () => {
  for (const language of languages) {
    for (const settings of [stored, firstQuoteSettings()]) {
      assert.deepEqual(cleanQuoteSettings(settingsOf(typedOf(settings, language), language)), settings, language);
    }
  }
});

test('H1 a row of tax status that was emptied makes room for those after it', () => {
  const rows = typedRows(typedOf(stored, 'sk')).with(0, { from: '', status: '' });
  assert.deepEqual(typedRows(rowsOf(rows)).slice(0, 2), [
    { from: '2026-07-01', status: 'payer' },
    { from: '', status: '' },
  ]);
});

test('H1 rules stand at the fields in which something wrong was typed', () => {
  const brokenBy = (changes: Record<string, string>) =>
    checkTyped({ ...typedOf(stored, 'sk'), ...changes }, 'sk').map(({ field, rule }) => `${field} ${rule}`);
  assert.deepEqual(brokenBy({}), []);
  assert.deepEqual(brokenBy({ 'taxStatuses.2.from': '2027-01-01' }), ['taxStatuses.2.status required']);
  assert.deepEqual(brokenBy({ 'taxStatuses.0.from': '2026-07-01' }), ['taxStatuses.1.from same-day']);
  assert.deepEqual(brokenBy({ 'exchangeRates.DKK.millionths': 'sedem' }), [
    'exchangeRates.DKK.millionths exchange-rate',
    'exchangeRates.DKK.source required',
    'exchangeRates.DKK.day required',
  ]);
  assert.deepEqual(brokenBy({ timestampAddress: 'freetsa.org' }), ['timestampAddress web-address']);
  assert.deepEqual(brokenBy({ fikCreditor: '1234567' }), ['fikCreditor fik-creditor']);
  assert.deepEqual(brokenBy({ validDays: 'mesiac', 'accounts.EUR.iban': '' }), [
    'accounts.EUR.iban iban',
    'validDays days',
  ]);
});
