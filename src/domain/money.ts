import { type Language, inEachLanguage, manifests } from './languages.ts';

/** Currencies in which prices are shown (spec §9). */
export const currencies = ['EUR', 'CZK', 'DKK'] as const;
export type Currency = (typeof currencies)[number];

/** A price range in whole minor units (cent, haléř, øre); `minimum` is never above `maximum`. */
export type MoneyRange = { minimum: number; maximum: number };

/** Minor units in one major unit, the same in all three currencies. */
export const minorPerMajor = 100;

/** Currency of each language: da DKK, cs CZK, others EUR (spec §9). */
export const currencyOf: Record<Language, Currency> = inEachLanguage((language) => manifests[language].currency);

/** Currency sign as shown (spec §9). */
export const symbolOf: Record<Currency, string> = { EUR: '€', CZK: 'Kč', DKK: 'kr' };

/** Hundredths of the currency for one euro: 1, 25 and 7.45 (spec §9). */
export const hundredthsOf: Record<Currency, number> = { EUR: 100, CZK: 2500, DKK: 745 };

/** Lowest and highest price of a project in minor units (spec §9; B5: they clamp the estimate). */
export const priceBounds: Record<Currency, MoneyRange> = {
  EUR: { minimum: 500_00, maximum: 50_000_00 },
  CZK: { minimum: 20_000_00, maximum: 2_500_000_00 },
  DKK: { minimum: 5_000_00, maximum: 200_000_00 },
};

/** The sign of a negative amount: a minus, not a hyphen, and the same on screens, in mails and in documents. */
export const minusSign = '\u2212';

/** Rounds half away from zero, so that a discount and a surcharge of the same size cancel out. */
export function roundHalfUp(value: number): number {
  // The sum with zero turns a negative zero, which would be shown as "-0", into a plain one.
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

/** Converts euro cents to minor units of a currency, rounded to whole major units as prices are shown (spec §9). */
export function fromEuro(euroCents: number, currency: Currency): number {
  const exactMajor = (euroCents * hundredthsOf[currency]) / (100 * minorPerMajor);
  return roundHalfUp(exactMajor) * minorPerMajor;
}

/** Converts minor units of a currency to euro cents, for comparison with limits that the source gives in euro. */
export function toEuro(amount: number, currency: Currency): number {
  return roundHalfUp((amount * 100) / hundredthsOf[currency]);
}

/**
 * Writes an amount of minor units without decimals in the language's format, such as `1 500 €` (spec §9), with the same
 * signs as sums to the cent have. Not by `Intl.NumberFormat`: making one takes a phone 80 ms, in the moment in which a
 * page should answer.
 */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  const major = roundHalfUp(amount / minorPerMajor);
  const number = String(Math.abs(major)).replaceAll(/\B(?=(?:\d{3})+$)/g, manifests[language].groupSeparator);
  return signOf(major) + withSymbol(number, currency, language);
}

/** The sign of an amount; none of a positive one. */
export const signOf = (value: number): string => (value < 0 ? minusSign : '');

/** A number with its currency where the language puts it; a symbol of letters stands apart from the figures. */
export function withSymbol(number: string, currency: Currency, language: Language): string {
  const symbol = symbolOf[currency];
  if (manifests[language].currencySign === 'after') return `${number}\u00A0${symbol}`;
  return `${symbol}${symbol === '€' ? '' : '\u00A0'}${number}`;
}

/** Writes a price range, or one price where both ends are equal. */
export function formatRange(range: MoneyRange, currency: Currency, language: Language): string {
  if (range.minimum === range.maximum) return formatMoney(range.minimum, currency, language);
  const separator = range.minimum < 0 ? ' \u2026 ' : '\u2013';
  if (manifests[language].currencySign === 'before') {
    return formatMoney(range.minimum, currency, language) + separator + formatMoney(range.maximum, currency, language);
  }
  const suffix = `\u00A0${symbolOf[currency]}`;
  return (
    formatMoney(range.minimum, currency, language).replace(suffix, '') +
    separator +
    formatMoney(range.maximum, currency, language)
  );
}
