import { createContext, use } from 'react';
import { brand } from '#domain/brand.ts';
import { marketingPrice } from '#domain/estimates/marketing-prices.ts';
import { type PriceBook, marketingBands } from '#domain/estimates/price-book.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf, formatMoney, formatRange, fromEuro } from '#domain/money.ts';
import type { PageContent } from './page-content.ts';
import { usePage } from './page-context.ts';

/** Content of the page at hand. */
export const ContentContext = createContext<PageContent>({});

/** Content of the page at hand by name, with its placeholders filled in. Throws when the screen does not list it. */
export function useContent<Name extends keyof PageContent>(name: Name): NonNullable<PageContent[Name]> {
  const content = use(ContentContext)[name];
  const { data, language } = usePage();
  if (!content) throw new Error(`The screen has no content "${name}".`);
  return fillIn(content, { ...brandValues(language), ...priceValues(data.priceBook?.content, language) });
}

type Values = Readonly<Record<string, string>>;

/** Fills `{{name}}` in every text of a tree. Unknown names stay, so that a mistake is seen. */
export function fillIn<T>(tree: T, values: Values): T {
  if (typeof tree === 'string') {
    return tree.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole) as T;
  }
  if (Array.isArray(tree)) return tree.map((item: unknown) => fillIn(item, values)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, fillIn<unknown>(value, values)])) as T;
}

/** Facts about the firm that legal texts name (A10). */
export function brandValues(language: Language): Values {
  const { address } = brand;
  return {
    company: `${brand.developer} – ${brand.name}`,
    developer: brand.developer,
    address: `${address.street}, ${address.postalCode} ${address.city}`,
    companyNumber: brand.companyNumber,
    taxNumber: brand.taxNumber,
    vatNumber: brand.vatNumber,
    mailbox: brand.mailboxes[language],
    phone: brand.phone,
    host: brand.mailboxes[language].split('@')[1] ?? '',
  };
}

/** Marketing prices in the visitor's currency (A4); empty without a price book. */
export function priceValues(book: PriceBook | undefined, language: Language): Values {
  if (!book) return {};
  const currency = currencyOf[language];
  const bands = marketingBands.map((band) => [
    band,
    formatRange(marketingPrice(band, book, currency), currency, language),
  ]);
  const above = formatMoney(fromEuro(book.installmentsAbove.two, currency), currency, language);
  return { ...Object.fromEntries(bands), installmentsAbove: above };
}
