import type { PageInput } from '#contract/page.ts';
import { pricesByName } from '#domain/estimates/prices-by-name.ts';

/** Prices in words by name, as content names them: `{{websites}}`; empty where the page has no price book. */
export function priceValues({
  data,
  language,
}: Pick<PageInput, 'data' | 'language'>): Readonly<Record<string, string>> {
  return data.priceBook ? pricesByName(data.priceBook.content, language) : {};
}
