import { type APIRequestContext, expect } from '@playwright/test';
import {
  type QuoteDetail,
  createQuote,
  getQuote,
  previewQuote,
  reviseQuote,
  saveQuote,
  sendQuote,
  voidQuote,
} from '#contract/quotes/quotes.ts';
import { changeAgencyFacts, changeQuoteSettings, getAgencyFacts, getQuoteSettings } from '#contract/settings.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import type { QuoteSettings } from '#domain/settings/quote-settings.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import type { Site } from '#tests/support/browser/running-site.ts';
import { callsTo } from './office-calls.ts';

/** Changes some of the settings of quotes. */
export async function changeQuoteSettingsBy(
  api: APIRequestContext,
  origin: string,
  changes: Partial<QuoteSettings>,
): Promise<void> {
  const settings = getQuoteSettings.output.parse(await (await api.get(origin + getQuoteSettings.path)).json());
  await callsTo(api, origin)('PUT', changeQuoteSettings.path, { ...settings, ...changes });
}

/** Fills in, as who is signed in, all that the agency has to say before it sends quotes: VAT since 2025, an account for each currency. */
export async function prepareAgency(api: APIRequestContext, origin: string): Promise<void> {
  const facts = getAgencyFacts.output.parse(await (await api.get(origin + getAgencyFacts.path)).json());
  const register = { register: 'Okresný úrad Trnava, živnostenský register', registerEntry: '250-12345' };
  await callsTo(api, origin)('PUT', changeAgencyFacts.path, { ...facts, legalForm: 'živnostník', ...register });
  const accounts: QuoteSettings['accounts'] = [
    { currency: 'EUR', iban: 'SK3112000000198742637541', bic: '' },
    { currency: 'CZK', iban: 'CZ6508000000192000145399', bic: '' },
    { currency: 'DKK', iban: 'DK5000400440116243', bic: '' },
  ];
  await changeQuoteSettingsBy(api, origin, { accounts, taxStatuses: [{ from: '2025-01-01', status: 'payer' }] });
}

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The calls of who writes quotes. */
export function quoteCalls(api: APIRequestContext, { origin }: Site) {
  const send = callsTo(api, origin);
  const get = async (path: string): Promise<unknown> => {
    const answer = await api.get(origin + path);
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const at = ({ path }: { path: string }, id: string) => path.replace(':id', id);
  return {
    async read(id: string): Promise<QuoteDetail> {
      return getQuote.output.parse(await get(at(getQuote, id)));
    },
    async make(content: QuoteContent, customerId: string | null = null): Promise<QuoteDetail> {
      const source = { kind: 'empty', language: content.language, customerId };
      const { id, version } = createQuote.output.parse(await send('POST', createQuote.path, { source }));
      return saveQuote.output.parse(await send('PUT', at(saveQuote, id), { version, content }));
    },
    async void({ id, version }: QuoteDetail, reason: string): Promise<QuoteDetail> {
      return voidQuote.output.parse(await send('POST', at(voidQuote, id), { version, reason }));
    },
    async revise(id: string, changes: Partial<QuoteContent>): Promise<QuoteDetail> {
      const next = reviseQuote.output.parse(await send('POST', at(reviseQuote, id), {}));
      const content = { ...next.content, ...changes };
      return saveQuote.output.parse(await send('PUT', at(saveQuote, next.id), { version: next.version, content }));
    },
    async send({ id, version }: QuoteDetail): Promise<QuoteDetail> {
      const { mail } = previewQuote.output.parse(await get(at(previewQuote, id)));
      return sendQuote.output.parse(await send('POST', at(sendQuote, id), { ...mail, version }));
    },
  };
}

/** A quote in a language and its currency, for a firm of that address. */
export function contentIn(language: Language, email: string): QuoteContent {
  const sample = sampleQuoteContent({ language, currency: currencyOf[language] });
  const days = { validUntil: daysAhead(30), startDate: daysAhead(5), deliveryDate: daysAhead(25) };
  const isHome = sample.currency === 'EUR';
  const exchangeRate = isHome ? null : { millionths: 25_000_000, source: 'ECB', day: daysAhead(-1) };
  return { ...sample, ...days, buyer: { ...sample.buyer, email }, exchangeRate };
}

/** The address of the private page, from the mail that has come to somebody. */
export async function mailedLink(site: Site, email: string): Promise<string> {
  const found = () => site.mails.mails.findLast(({ envelope }) => envelope.to.includes(email));
  await expect.poll(() => found()?.email.text).toContain(site.origin);
  const link = /https?:\/\/\S+/.exec(found()?.email.text ?? '')?.[0] ?? '';
  expect(found()?.email.html).toContain(link);
  return link;
}
