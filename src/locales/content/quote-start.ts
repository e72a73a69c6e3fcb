import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import { quoteStart as cs } from '../cs/content/quote-start.ts';
import { quoteStart as da } from '../da/content/quote-start.ts';
import { quoteStart as en } from '../en/content/quote-start.ts';
import { quoteStart as sk } from '../sk/content/quote-start.ts';

/** What a new quote begins with; from then on the texts are the agency's own to change. */
export type QuoteStart = {
  description: string;
  closing: string;
  paymentTerms: string;
  /** The default terms of spec §9, one sentence each; `prices` names the currency. */
  terms: {
    due: string;
    advance: string;
    prices: Record<Currency, string>;
    defects: string;
    effective: string;
  };
  units: { piece: string; month: string };
  /** The monthly option of a quote that is made from an estimate. */
  maintenance: string;
};

/** What a new quote begins with, in each language. */
export const quoteStarts: Record<Language, QuoteStart> = { sk, cs, da, en };
