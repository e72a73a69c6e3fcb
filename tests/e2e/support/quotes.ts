import { type APIRequestContext, expect } from '@playwright/test';
import { getCsrfToken } from '#contract/csrf-token.ts';
import { changeAgencyFacts, changeQuoteSettings, getAgencyFacts, getQuoteSettings } from '#contract/settings.ts';

/** Fills in, as who is signed in, all that the agency has to say before it sends quotes: VAT since 2025, an account for each currency. */
export async function prepareAgency(api: APIRequestContext, origin: string): Promise<void> {
  const read = async (path: string): Promise<unknown> => (await api.get(origin + path)).json();
  const put = async (path: string, data: object): Promise<void> => {
    const { csrfToken } = getCsrfToken.output.parse(await read(getCsrfToken.path));
    const answer = await api.put(origin + path, { headers: { 'x-csrf-token': csrfToken }, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const facts = getAgencyFacts.output.parse(await read(getAgencyFacts.path));
  const register = { register: 'Okresný úrad Trnava, živnostenský register', registerEntry: '250-12345' };
  await put(changeAgencyFacts.path, { ...facts, legalForm: 'živnostník', ...register });
  const settings = getQuoteSettings.output.parse(await read(getQuoteSettings.path));
  const accounts = [
    { currency: 'EUR', iban: 'SK3112000000198742637541', bic: '' },
    { currency: 'CZK', iban: 'CZ6508000000192000145399', bic: '' },
    { currency: 'DKK', iban: 'DK5000400440116243', bic: '' },
  ];
  await put(changeQuoteSettings.path, {
    ...settings,
    accounts,
    taxStatuses: [{ from: '2025-01-01', status: 'payer' }],
  });
}
