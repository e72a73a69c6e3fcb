import type { ProjectSize, ServiceType } from '../configurator/answers.ts';
import type { Language } from '../languages.ts';
import {
  type Currency,
  type MoneyRange,
  currencyOf,
  formatMoney,
  formatRange,
  fromEuro,
  priceBounds,
} from '../money.ts';
import type { MarketingBand, PriceBook } from './price-book/price-book.ts';

/** Bands that are sold as a project of their own, so that no price below the lowest project price is promised. */
const soldAlone: ReadonlySet<MarketingBand> = new Set<MarketingBand>(['websites', 'automations', 'erp']);

/** Whether a band is a project of its own, which has a lowest price (B5). */
export function isSoldAlone(band: MarketingBand): boolean {
  return soldAlone.has(band);
}

/** A marketing band in a currency's minor units (spec §9, A4), never below the lowest possible estimate (B5). */
export function marketingPrice(band: MarketingBand, book: PriceBook, currency: Currency): MoneyRange {
  const { minimum, maximum } = book.marketing[band];
  const lowest = isSoldAlone(band) ? priceBounds[currency].minimum : 0;
  return { minimum: Math.max(fromEuro(minimum, currency), lowest), maximum: fromEuro(maximum, currency) };
}

/** Kinds of website that are a service each, and the work whose base price is theirs (A4). */
export const websiteWork = {
  onePageWebsite: ['website', 'small'],
  companyWebsite: ['website', 'medium'],
  rebuiltWebsite: ['website-redesign', 'large'],
} as const satisfies Record<string, [ServiceType, ProjectSize]>;

/** A price that the site names: a marketing band, or the base price of a kind of website, to which features are added. */
export type PublicPrice = MarketingBand | keyof typeof websiteWork;

/** A price in a currency's minor units; that of a kind of website has the figures of its estimate. */
export function publicPrice(price: PublicPrice, book: PriceBook, currency: Currency): MoneyRange {
  if (!isWebsite(price)) return marketingPrice(price, book, currency);
  const [serviceType, size] = websiteWork[price];
  const { minimum, maximum } = book.base[serviceType][size];
  const inBounds = (euro: number) => Math.max(fromEuro(euro, currency), priceBounds[currency].minimum);
  return { minimum: inBounds(minimum), maximum: inBounds(maximum) };
}

const isWebsite = (price: PublicPrice): price is keyof typeof websiteWork => price in websiteWork;

/** Prices that the site names in the currency of a language, in minor units and in words (A4). */
export function marketingPrices(book: PriceBook, language: Language) {
  const currency = currencyOf[language];
  const rangeOf = (price: PublicPrice) => publicPrice(price, book, currency);
  const inWords = (amount: number) => formatMoney(amount, currency, language);
  const rangeInWords = (price: PublicPrice) => formatRange(rangeOf(price), currency, language);
  const installmentsAbove = inWords(fromEuro(book.installmentsAbove.two, currency));
  return { rangeOf, inWords, rangeInWords, installmentsAbove };
}
