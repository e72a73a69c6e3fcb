import {
  changeAgencyFacts,
  changeQuoteSettings,
  getAgencyFacts,
  getQuoteSettings,
  type VersionedQuoteSettings,
} from '#contract/settings.ts';
import type { QuoteSettings } from '#domain/settings/quote-settings.ts';
import { done } from './office.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';

/** Accounts of the made-up agency in each currency. */
const accounts: QuoteSettings['accounts'] = [
  { currency: 'EUR', iban: 'SK3112000000198742637541', bic: 'TATRSKBX' },
  { currency: 'CZK', iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' },
  { currency: 'DKK', iban: 'DK5000400440116243', bic: '' },
];

/** Rates of the home currency to the others. */
const exchangeRates: QuoteSettings['exchangeRates'] = [
  { currency: 'CZK', millionths: 25_125_000, source: 'ECB', day: '2026-11-20' },
  { currency: 'DKK', millionths: 7_460_400, source: 'ECB', day: '2026-11-20' },
];

/** Changes what quotes are made with, in the version that is stored. */
export async function changeQuoteSettingsBy(
  office: TestBrowser,
  changes: Partial<QuoteSettings>,
): Promise<VersionedQuoteSettings> {
  const settings = done(await office.get(getQuoteSettings.path), getQuoteSettings);
  return done(await office.put(changeQuoteSettings.path, { ...settings, ...changes }), changeQuoteSettings);
}

/** Fills in all that the agency has to say before it can send a quote: a payer of VAT since 2025 with three accounts. */
export async function completeAgency(office: TestBrowser): Promise<void> {
  const facts = done(await office.get(getAgencyFacts.path), getAgencyFacts);
  const register = { register: 'Okresný úrad Trnava, živnostenský register', registerEntry: '250-12345' };
  done(await office.put(changeAgencyFacts.path, { ...facts, legalForm: 'živnostník', ...register }));
  const taxStatuses: QuoteSettings['taxStatuses'] = [{ from: '2025-01-01', status: 'payer' }];
  await changeQuoteSettingsBy(office, { taxStatuses, accounts, exchangeRates });
}
