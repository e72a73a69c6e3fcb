import fc from 'fast-check';
import { type ProjectSize, serviceTypes, timelines } from '#domain/configurator/answers.ts';
import { featureIds } from '#domain/configurator/features.ts';
import { firstPriceBook } from '#domain/estimates/price-book/first-price-book.ts';
import {
  type NumberRange,
  type PriceBook,
  marketingBands,
  packageNames,
} from '#domain/estimates/price-book/price-book.ts';
import { type TypedPrices, readPriceDraft } from '#domain/estimates/price-book/price-book-draft.ts';
import { type PriceField, priceAt, priceFields } from '#domain/estimates/price-book/price-fields.ts';

type Arbitrary<T> = fc.Arbitrary<T>;

const range = (highest: number, unit = 1): Arbitrary<NumberRange> =>
  fc.tuple(fc.nat({ max: highest }), fc.nat({ max: highest })).map(([one, other]) => ({
    minimum: Math.min(one, other) * unit,
    maximum: Math.max(one, other) * unit,
  }));

const euro = (highest: number) => range(highest, 100);

const recordOf = <K extends string, V>(keys: readonly K[], value: Arbitrary<V>): Arbitrary<Record<K, V>> =>
  fc
    .array(value, { minLength: keys.length, maxLength: keys.length })
    .map((values) => Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Record<K, V>);

/** Ranges by size, each end rising. */
const bySize = (ranges: Arbitrary<NumberRange>): Arbitrary<Record<ProjectSize, NumberRange>> =>
  fc.array(ranges, { minLength: 3, maxLength: 3 }).map((unordered) => {
    const minima = unordered.map(({ minimum }) => minimum).toSorted((a, b) => a - b);
    const maxima = unordered.map(({ maximum }) => maximum).toSorted((a, b) => a - b);
    const at = (index: number) => ({ minimum: minima[index]!, maximum: maxima[index]! });
    return { small: at(0), medium: at(1), large: at(2) };
  });

/** Packages in rising order; a saving above half the price would be more than rounding to whole crowns can carry. */
const packages: Arbitrary<PriceBook['packages']> = fc
  .record({
    names: fc.subarray([...packageNames]),
    places: fc.uniqueArray(fc.integer({ min: 1, max: featureIds.length }), { minLength: 3, maxLength: 3 }),
    percents: fc.array(fc.nat({ max: 50 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ names, places, percents }) => {
    const rising = (values: number[]) => values.toSorted((a, b) => a - b);
    const [fromFeature, percent] = [rising(places), rising(percents)];
    return names.map((name, index) => ({ name, fromFeature: fromFeature[index]!, percent: percent[index]! }));
  });

const pricedFeature = fc.record({ price: fc.oneof(euro(5), euro(5000)), days: range(15) }, { noNullPrototype: true });

/** Price books that an administrator could make: whole euro, ranges and sizes in order. */
export const priceBooks: Arbitrary<PriceBook> = fc.record(
  {
    base: recordOf(serviceTypes, bySize(fc.oneof(euro(3000), euro(80_000)))),
    features: recordOf(featureIds, pricedFeature),
    packages,
    urgency: recordOf(timelines, fc.oneof(fc.constant({ minimum: 0, maximum: 0 }), range(100))),
    weeksOfSize: bySize(range(20)),
    weeksOfTimeline: fc.constant(firstPriceBook.weeksOfTimeline),
    marketing: recordOf(marketingBands, euro(5000)),
    installmentsAbove: fc.constant(firstPriceBook.installmentsAbove),
  },
  { noNullPrototype: true },
);

/** Any figures at all, most of them between the bounds. */
export const typedFigures = fc
  .array(
    fc
      .constantFrom(...priceFields.filter(({ bounds }) => bounds !== null))
      .chain((field) => fc.tuple(fc.constant(field), figureFor(field))),
    { maxLength: 40 },
  )
  .map((pairs): TypedPrices => Object.fromEntries(pairs.map(([{ path }, value]) => [path, String(value)])));

function figureFor(field: PriceField): fc.Arbitrary<number> {
  const { minimum, maximum } = field.bounds ?? { minimum: 0, maximum: 0 };
  const present = priceAt(firstPriceBook, field) ?? 0;
  const near = fc.integer({
    min: Math.max(minimum, Math.floor(present * 0.8)),
    max: Math.min(maximum, Math.ceil(present * 1.2)),
  });
  return fc.oneof(
    { weight: 6, arbitrary: near },
    fc.integer({ min: minimum, max: maximum }),
    fc.constant(minimum),
    fc.constant(maximum),
  );
}

/** Books that an administrator could publish: the first one with each such figure that breaks no rule. */
export const publishableBooks: Arbitrary<PriceBook> = typedFigures.map((typed) => {
  const kept = Object.entries(typed).reduce<TypedPrices>((before, [path, text]) => {
    const more = { ...before, [path]: text };
    return readPriceDraft(firstPriceBook, more).issues.length === 0 ? more : before;
  }, {});
  return readPriceDraft(firstPriceBook, kept).book;
});
