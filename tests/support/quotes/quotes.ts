import {
  createQuote,
  previewQuote,
  saveQuote,
  sendQuote,
  type QuoteDetail,
  type QuoteSource,
} from '#contract/quotes/quotes.ts';
import { defaultPaymentPlan } from '#domain/quotes/payment-plan.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import type { DraftLine } from '#domain/quotes/lines/quote-line.ts';
import { done } from '#tests/support/people/office.ts';
import { lineOf } from './quote-lines.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';

/** Where the back office reads and changes quotes. */
export const quotesPath = '/api/admin/quotes';

/** A line as the agency writes it: one piece for 100.00 at 23 %, with changes. */
export const draftLineOf = (changes: Partial<DraftLine> = {}): DraftLine => ({
  ...lineOf(changes),
  internalCost: changes.internalCost ?? 0,
});

/** Kept with a quote in a foreign currency. */
const someRate = { millionths: 25_125_000, source: 'ECB', day: '2026-11-20' };

/** A quote that can be sent at the start of a test (21 November 2026), with changes: 1 500 € once and 30 € a month. */
export function sampleQuoteContent(changes: Partial<QuoteContent> = {}): QuoteContent {
  return {
    language: 'sk',
    currency: 'EUR',
    title: 'Nový web pre Strechy Kováč',
    description: 'Web s galériou a kalkulačkou ceny strechy.',
    closing: 'Ozvite sa, ak je niečo nejasné.',
    terms: 'Faktúra je splatná do 14 dní od vystavenia.\nCeny sú v eurách bez DPH.',
    paymentTerms: '50 % záloha, 50 % po dokončení.',
    notes: 'Konkurenčná ponuka je 1 400 €.',
    validUntil: '2026-12-21',
    startDate: '2026-12-01',
    deliveryDate: '2027-01-15',
    buyer: {
      kind: 'business',
      name: 'Ján Kováč',
      company: 'Strechy Kováč s. r. o.',
      email: 'jan@strechy.example',
      phone: '+421 905 123 456',
      address: 'Hlavná 1, Trnava',
      country: 'SK',
      companyNumber: '54321093',
      taxNumber: '2022749619',
      vatNumber: 'SK2022749619',
      isVatNumberVerified: false,
    },
    copies: [],
    lines: [
      draftLineOf({ id: 'web', name: 'Nový web', unitPrice: 120_000, internalCost: 60_000 }),
      draftLineOf({ id: 'gallery', name: 'Galéria', quantity: 3000, unitPrice: 12_000 }),
      draftLineOf({ id: 'saving', kind: 'saving', name: 'Balík Starter: zľava', unit: '', unitPrice: -6_000 }),
      draftLineOf({
        id: 'care',
        name: 'Starostlivosť po spustení',
        unit: 'mesiac',
        unitPrice: 3_000,
        recurrence: 'monthly',
      }),
      draftLineOf({ id: 'video', name: 'Video', unitPrice: 40_000, option: { minimum: 1000, maximum: 2000 } }),
    ],
    paymentPlan: defaultPaymentPlan,
    exchangeRate: (changes.currency ?? 'EUR') === 'EUR' ? null : someRate,
    ...changes,
  };
}

/** Asks for a new quote. */
export function askForQuote(office: TestBrowser, source: QuoteSource, key: string = newKey()): Promise<TestAnswer> {
  return office.post(quotesPath, { source }, { 'idempotency-key': key });
}

/** Makes a quote from something; an empty one where nothing is named. */
export async function makeQuote(
  office: TestBrowser,
  source: QuoteSource = { kind: 'empty', language: 'sk', customerId: null },
): Promise<QuoteDetail> {
  return done(await askForQuote(office, source), createQuote);
}

/** Stores the content of a draft. */
export async function writeQuote(
  office: TestBrowser,
  { id, version }: Pick<QuoteDetail, 'id' | 'version'>,
  content: QuoteContent,
): Promise<QuoteDetail> {
  return done(await office.put(`${quotesPath}/${id}`, { version, content }), saveQuote);
}

/** Makes a draft with the content of the sample, with changes. */
export async function createDraft(
  office: TestBrowser,
  changes: Partial<QuoteContent> = {},
  source?: QuoteSource,
): Promise<QuoteDetail> {
  return writeQuote(office, await makeQuote(office, source), sampleQuoteContent(changes));
}

/** Asks for a draft to be sent, with the mail as it is by default. */
export async function askToSend(
  office: TestBrowser,
  { id, version }: Pick<QuoteDetail, 'id' | 'version'>,
  key: string = newKey(),
): Promise<TestAnswer> {
  const { mail } = done(await office.get(`${quotesPath}/${id}/preview`), previewQuote);
  return office.post(`${quotesPath}/${id}/send`, { ...mail, version }, { 'idempotency-key': key });
}

/** Sends a draft. */
export async function sendDraft(office: TestBrowser, draft: Pick<QuoteDetail, 'id' | 'version'>): Promise<QuoteDetail> {
  return done(await askToSend(office, draft), sendQuote);
}
