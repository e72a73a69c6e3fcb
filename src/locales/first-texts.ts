import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import type { FirstTexts } from '#domain/quotes/content/new-quote.ts';
import { quoteStarts } from './content/quote-start.ts';

/** The usual texts and the default terms of a quote (spec §9) in its language, prices in its currency. */
export function firstTexts(language: Language, currency: Currency): FirstTexts {
  const { description, closing, paymentTerms, terms } = quoteStarts[language];
  const { due, advance, prices, defects, effective } = terms;
  return {
    description,
    closing,
    paymentTerms,
    terms: [due, advance, prices[currency], defects, effective].join('\n'),
  };
}
