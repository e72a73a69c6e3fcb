import {
  type FeatureCategory,
  type FeatureId,
  featureCategories,
  featuresByCategory,
} from '#domain/configurator/features.ts';
import type { PriceBook } from '#domain/estimates/price-book/price-book.ts';
import { languages } from '#domain/languages.ts';
import type { LibraryWork } from '#domain/price-book/library-feature.ts';
import { minorPerMajor } from '#domain/money.ts';
import { textsOf } from '#server/texts.ts';

/** The library of a first start: the catalogue of the configurator, each piece at the middle of its range in whole euro. */
export function firstLibrary({ features }: PriceBook): LibraryWork[] {
  return featureCategories.flatMap((category) =>
    namesOf(category).map((feature): LibraryWork => ({
      category,
      unit: 'piece',
      unitPrice: middleOf(features[feature].price),
      texts: Object.fromEntries(
        languages.map((language) => {
          const t = textsOf(language);
          const name = t(`configurator:features.${feature}.name`);
          return [language, { name, description: t(`configurator:features.${feature}.text`) }];
        }),
      ) as LibraryWork['texts'],
    })),
  );
}

const namesOf = (category: FeatureCategory): readonly FeatureId[] => featuresByCategory[category];

const middleOf = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  Math.round((minimum + maximum) / 2 / minorPerMajor) * minorPerMajor;
