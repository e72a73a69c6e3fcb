import * as z from 'zod/mini';
import { type ProjectSize, projectSizes } from '#domain/configurator/answers.ts';
import { firstPriceBook } from '#domain/estimates/price-book/first-price-book.ts';
import {
  type NumberRange,
  type PackageSaving,
  type PriceBook,
  packageNames,
} from '#domain/estimates/price-book/price-book.ts';
import { isObject } from './keep-unknown.ts';
import { defineShape } from './stored-shape.ts';
import { filledFrom } from './tolerant.ts';

const range: z.ZodMiniType<NumberRange> = z
  .object({ minimum: z.int().check(z.minimum(0)), maximum: z.int() })
  .check(z.refine(({ minimum, maximum }) => minimum <= maximum));

const openRange = z.object({ minimum: z.int(), maximum: z.nullable(z.int()) });

type BySize = Record<ProjectSize, NumberRange>;

const bySize = (defaults: BySize) =>
  z.pipe(
    filledFrom(defaults, () => range),
    z.transform(raiseSizes),
  );

/** A size that was filled in must not cost less than a smaller one (D1). */
function raiseSizes(ranges: BySize): BySize {
  const raised = { ...ranges };
  for (const [index, size] of projectSizes.entries()) {
    const smaller = projectSizes[index - 1];
    if (smaller) raised[size] = atLeast(raised[size], raised[smaller]);
  }
  return raised;
}

const atLeast = (one: NumberRange, other: NumberRange): NumberRange => ({
  minimum: Math.max(one.minimum, other.minimum),
  maximum: Math.max(one.maximum, other.maximum),
});

const saving = z.object({ name: z.enum(packageNames), fromFeature: z.int().check(z.minimum(1)), percent: z.number() });

/** Packages that this release does not have are left out before the others are checked. */
const isKnownPackage = (entry: unknown): boolean =>
  isObject(entry) && packageNames.some((name) => name === entry['name']);

const packages = z.pipe(
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries) => entries.filter(isKnownPackage)),
  ),
  z.pipe(z.array(saving), z.transform(fillPackages)),
);

/** The packages of today in their order. One that was filled in saves no less and begins no sooner than the one before (D1). */
function fillPackages(stored: z.infer<typeof saving>[]): PackageSaving[] {
  const filled: PackageSaving[] = [];
  for (const [index, name] of packageNames.entries()) {
    const known = stored.find((each) => each.name === name) ?? firstPriceBook.packages[index];
    const { fromFeature = 1, percent = 0 } = known ?? {};
    const before = filled.at(-1) ?? { fromFeature: 1, percent: 0 };
    filled.push({
      name,
      fromFeature: Math.max(fromFeature, before.fromFeature),
      percent: Math.max(percent, before.percent),
    });
  }
  return filled;
}

/**
 * A version of the price book in `price_books.content`, in euro cents. What a release adds to the catalogue is priced by
 * the first price book until somebody publishes another price. Damaged figures have no fallback: they would be wrong prices.
 */
export const storedPriceBook = defineShape<PriceBook>({
  name: 'price book',
  schema: z.object({
    base: filledFrom(firstPriceBook.base, (service) => bySize(firstPriceBook.base[service])),
    features: filledFrom(firstPriceBook.features, (feature) =>
      filledFrom(firstPriceBook.features[feature], () => range),
    ),
    packages,
    urgency: filledFrom(firstPriceBook.urgency, () => range),
    weeksOfSize: bySize(firstPriceBook.weeksOfSize),
    weeksOfTimeline: filledFrom(firstPriceBook.weeksOfTimeline, () => openRange),
    marketing: filledFrom(firstPriceBook.marketing, () => range),
    installmentsAbove: filledFrom(firstPriceBook.installmentsAbove, () => z.int()),
  }),
});
