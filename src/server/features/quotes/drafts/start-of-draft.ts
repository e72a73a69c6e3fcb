import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import { emptyQuote } from '#domain/quotes/content/new-quote.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { firstTexts } from '#locales/first-texts.ts';
import type { Services } from '#server/services.ts';

/** What new drafts are filled with the help of. */
export type Reading = Pick<Services, 'db' | 'clock' | 'newId' | 'quoteSettings'>;

/** A draft with the usual texts, valid from today. */
export function startOf({ clock, quoteSettings }: Reading, language: Language, currency: Currency): QuoteContent {
  const { settings } = quoteSettings.current();
  const texts = firstTexts(language, currency);
  return emptyQuote({ language, currency, texts }, { today: dayOf(clock(), language), settings });
}
