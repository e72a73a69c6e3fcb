import { type Language, localeOf } from '#domain/languages.ts';
import { type LibraryCategory, type LibraryUnit, libraryCategories } from '#domain/price-book/library-feature.ts';
import { minorPerMajor } from '#domain/money.ts';
import type { GetText } from '#locales/text-key.ts';
import type { SelectOption } from '../../ui/select.tsx';

/** A category of the library in words. */
export function categoryName(category: LibraryCategory, t: GetText): string {
  return category === 'other' ? t('priceBook:library.otherCategory') : t(`configurator:featureCategories.${category}`);
}

/** All categories to choose from. */
export function categoryOptions(t: GetText): SelectOption[] {
  return libraryCategories.map((value) => ({ value, label: categoryName(value, t) }));
}

/** A unit price in euro with its unit: `45,50 € / hodina`; cents only where there are some. */
export function unitPriceText(
  { unitPrice, unit }: { unitPrice: number; unit: LibraryUnit },
  { t, language }: { t: GetText; language: Language },
): string {
  const format = new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const price = format.format(unitPrice / minorPerMajor);
  return t('priceBook:library.price', { price, unit: t(`priceBook:library.units.${unit}`) });
}
