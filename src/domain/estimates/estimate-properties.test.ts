import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { partialAnswers } from '#tests/support/requests/arbitrary-answers.ts';
import { priceBooks } from '#tests/support/requests/arbitrary-price-books.ts';
import { type Answers, projectSizes, serviceTypes, timelines } from '../configurator/answers.ts';
import { type FeatureId, featureIds } from '../configurator/features.ts';
import { type Currency, currencies, priceBounds, toEuro } from '../money.ts';
import { chosenBudget, compareWithBudget } from './budget.ts';
import { estimateSchema, priceBookSchema } from './estimate-schema.ts';
import { type Estimate, estimate } from './estimate.ts';
import { firstPriceBook, firstVersion } from './price-book/first-price-book.ts';
import type { VersionedPriceBook } from './price-book/price-book.ts';

const books: fc.Arbitrary<VersionedPriceBook> = fc.record(
  {
    version: fc.constant(1),
    method: fc.constantFrom(1, 2),
    content: fc.oneof(fc.constant(firstPriceBook), priceBooks),
  },
  { noNullPrototype: true },
);

/** Answers with a service type, so that there is an estimate; half of them in the mode that prices features. */
const situations = fc.record({
  answers: fc
    .tuple(partialAnswers, fc.constantFrom(...serviceTypes), fc.constantFrom('detailed' as const, null))
    .map(([answers, serviceType, mode]): Answers => ({ ...answers, serviceType, mode: mode ?? answers.mode })),
  book: books,
  currency: fc.constantFrom(...currencies),
});

type Situation = { answers: Answers; book: VersionedPriceBook; currency: Currency };

function estimateOf({ answers, book, currency }: Situation): Estimate {
  const result = estimate(answers, book, currency);
  assert.ok(result);
  return result;
}

/**
 * Asserts that the answers with more work never have a lower end of price or weeks. Prices of different terms are not
 * compared: where more work makes an urgent term impossible, it is priced for the next one, without the surcharge.
 */
function assertNeverLess(less: Situation, change: Partial<Answers>): void {
  const before = estimateOf(less);
  const after = estimateOf({ ...less, answers: { ...less.answers, ...change } });
  const isSameTerm = before.possibleTimeline === after.possibleTimeline;
  for (const end of ['minimum', 'maximum'] as const) {
    assert.ok(before.weeks[end] <= after.weeks[end], `weeks ${end}`);
    if (!isSameTerm) continue;
    assert.ok(before.total[end] <= after.total[end], `total ${end}: ${before.total[end]} > ${after.total[end]}`);
  }
}

test('D2 the price books of these properties fit the schema', () => {
  fc.assert(fc.property(priceBooks, (book) => assert.deepEqual(priceBookSchema.parse(book), book)));
});

test('D1 one more feature never costs less and never takes fewer weeks', () => {
  fc.assert(
    fc.property(situations, fc.constantFrom(...featureIds), (situation, feature) => {
      const features = situation.answers.features.filter((each) => each !== feature);
      const without: Situation = { ...situation, answers: { ...situation.answers, features } };
      assertNeverLess(without, { features: [...features, feature] });
    }),
    { numRuns: 300 },
  );
});

test('V1 without haste one more feature never costs less, whatever the term', () => {
  fc.assert(
    fc.property(situations, fc.constantFrom(...featureIds), (situation, feature) => {
      const features = situation.answers.features.filter((each) => each !== feature);
      const book: VersionedPriceBook = { ...situation.book, method: 2 };
      const calm = { ...situation, book, answers: { ...situation.answers, features, timeline: 'flexible' as const } };
      assertNeverLess(calm, { features: [...features, feature] });
    }),
    { numRuns: 300 },
  );
});

test('V15 D2 a term that cannot be kept costs what the earliest possible one does', () => {
  fc.assert(
    fc.property(situations, fc.constantFrom(...timelines), (situation, timeline) => {
      const book: VersionedPriceBook = { ...situation.book, method: 2 };
      const wished = estimateOf({ ...situation, book, answers: { ...situation.answers, timeline } });
      assert.equal(wished.possibleTimeline !== null, wished.timelineFit === 'too-short');
      if (!wished.possibleTimeline) return;
      const answers: Answers = { ...situation.answers, timeline: wished.possibleTimeline };
      const possible = estimateOf({ ...situation, book, answers });
      assert.notEqual(possible.timelineFit, 'too-short');
      assert.deepEqual([possible.lines, possible.total], [wished.lines, wished.total]);
    }),
    { numRuns: 300 },
  );
});

test('D1 with the first price book, features ordered one after another never lower the price', () => {
  const order = fc.shuffledSubarray([...featureIds], { minLength: featureIds.length });
  fc.assert(
    fc.property(situations, order, (situation, all) => {
      const answers: Answers = { ...situation.answers, mode: 'detailed' };
      const first = { ...situation, book: { ...firstVersion, method: situation.book.method } };
      for (const [index, feature] of all.entries()) {
        const features = all.slice(0, index);
        assertNeverLess({ ...first, answers: { ...answers, features } }, { features: [...features, feature] });
      }
    }),
    { numRuns: 50 },
  );
});

test('D1 a larger size never costs less and never takes fewer weeks', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      for (const [index, size] of projectSizes.entries()) {
        const larger = projectSizes[index + 1] ?? size;
        assertNeverLess({ ...situation, answers: { ...situation.answers, size } }, { size: larger });
      }
    }),
  );
});

test('D2 urgency never lowers a price', () => {
  fc.assert(
    fc.property(situations, fc.constantFrom(...timelines), (situation, timeline) => {
      assertNeverLess({ ...situation, answers: { ...situation.answers, timeline: null } }, { timeline });
    }),
  );
});

test('D1 while the size is unknown, the ranges hold those of every size', () => {
  fc.assert(
    fc.property(situations, fc.constantFrom(...projectSizes), (situation, size) => {
      const open = estimateOf({ ...situation, answers: { ...situation.answers, size: null } });
      const known = estimateOf({ ...situation, answers: { ...situation.answers, size } });
      const isSameTerm = open.possibleTimeline === known.possibleTimeline;
      for (const part of isSameTerm ? (['total', 'weeks'] as const) : (['weeks'] as const)) {
        assert.ok(open[part].minimum <= known[part].minimum && known[part].maximum <= open[part].maximum, part);
      }
    }),
  );
});

test('D3 the lines sum to the total to the minor unit, in whole units, at both ends', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { lines, total } = estimateOf(situation);
      const sum = (end: 'low' | 'high') => lines.reduce((all, line) => all + line[end], 0);
      assert.deepEqual([sum('low'), sum('high')], [total.minimum, total.maximum]);
      for (const { low, high } of lines) assert.ok(low % 100 === 0 && high % 100 === 0, `${low} ${high}`);
    }),
    { numRuns: 300 },
  );
});

test('B5 every range is in order, in whole units, and the total within the currency’s bounds', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { total, weeks, maintenance, installments } = estimateOf(situation);
      const { minimum, maximum } = priceBounds[situation.currency];
      assert.ok(minimum <= total.minimum && total.maximum <= maximum, JSON.stringify(total));
      for (const each of [total, maintenance, ...installments]) {
        assert.ok(each.minimum % 100 === 0 && each.maximum % 100 === 0, JSON.stringify(each));
      }
      for (const each of [total, maintenance, weeks]) assert.ok(each.minimum <= each.maximum, JSON.stringify(each));
    }),
    { numRuns: 300 },
  );
});

test('D3 installments sum to the total exactly and exist only above 1000 euro', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { installments, total } = estimateOf(situation);
      const isOffered = toEuro(total.maximum, situation.currency) > 1000_00;
      assert.ok(isOffered ? [2, 3].includes(installments.length) : installments.length === 0);
      for (const end of ['minimum', 'maximum'] as const) {
        const sum = installments.reduce((all, part) => all + part[end], 0);
        assert.equal(sum, isOffered ? total[end] : 0);
      }
    }),
  );
});

/** Freezes a value through and through, so that a change throws. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

test('D1 equal answers give equal estimates, and nothing that goes in is changed', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const copy = freeze(structuredClone(situation));
      assert.deepEqual(estimateOf(copy), estimateOf(situation));
    }),
  );
});

test('D1 the order in which features are named does not matter', () => {
  const shuffled = fc.shuffledSubarray([...featureIds]);
  const order = (feature: FeatureId) => featureIds.indexOf(feature);
  fc.assert(
    fc.property(situations, shuffled, (situation, features) => {
      const inOrder = features.toSorted((a, b) => order(a) - order(b));
      const one = estimateOf({ ...situation, answers: { ...situation.answers, features } });
      const other = estimateOf({ ...situation, answers: { ...situation.answers, features: inOrder } });
      const sorted = ({ lines }: Estimate) => lines.map((line) => JSON.stringify(line)).toSorted();
      assert.deepEqual(sorted(one), sorted(other));
      assert.deepEqual({ ...one, lines: [] }, { ...other, lines: [] });
    }),
  );
});

test('D1 answers of any stage give an estimate as soon as the service type is known, and none before', () => {
  fc.assert(
    fc.property(partialAnswers, books, fc.constantFrom(...currencies), (answers, book, currency) => {
      const result = estimate(answers, book, currency);
      assert.equal(result === null, answers.serviceType === null);
      if (!result) return;
      assert.equal(result.timelineFit === null, answers.timeline === null);
      const limits = chosenBudget(answers, currency);
      assert.deepEqual(result.budget, limits && { limits, verdict: compareWithBudget(result.total, limits) });
    }),
  );
});

test('D2 a stored estimate comes back as it was', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const result = estimateOf(situation);
      assert.deepEqual(estimateSchema.parse(JSON.parse(JSON.stringify(result))), result);
    }),
    { numRuns: 300 },
  );
});
