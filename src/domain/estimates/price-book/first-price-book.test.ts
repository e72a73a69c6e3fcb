import assert from 'node:assert/strict';
import { test } from 'node:test';
import { projectSizes, serviceTypes, timelines } from '../../configurator/answers.ts';
import { featureIds } from '../../configurator/features.ts';
import { priceBookSchema } from '../estimate-schema.ts';
import { firstPriceBook as book } from './first-price-book.ts';
import type { NumberRange } from './price-book.ts';

const weeks = (minimum: number, maximum: number | null) => ({ minimum, maximum });
const euro = (minimum: number, maximum: number) => weeks(minimum * 100, maximum * 100);

const isOrdered = ({ minimum, maximum }: { minimum: number; maximum: number | null }) =>
  minimum >= 0 && (maximum === null || minimum <= maximum);

test('D2 the first price book fits its schema, also after it was stored', () => {
  assert.deepEqual(priceBookSchema.parse(book), book);
  assert.deepEqual(priceBookSchema.parse(JSON.parse(JSON.stringify(book))), book);
});

test('D2 its marketing bands are those of spec §9', () => {
  assert.deepEqual(book.marketing, {
    websites: euro(500, 2500),
    calculators: euro(300, 1500),
    automations: euro(800, 4000),
    erp: euro(3000, 12_000),
    maintenance: euro(50, 300),
  });
});

test('D2 the sizes of a website fill its marketing band without a gap', () => {
  const { small, medium, large } = book.base.website;
  assert.equal(small.minimum, book.marketing.websites.minimum);
  assert.equal(small.maximum, medium.minimum);
  assert.equal(medium.maximum, large.minimum);
  assert.equal(large.maximum, book.marketing.websites.maximum);
});

test('D2 packages save 10, 15 and 20 percent, each from more features than the one before', () => {
  const savings = book.packages.map(({ name, percent }) => [name, percent]);
  assert.deepEqual(savings, [
    ['starter', 10],
    ['growth', 15],
    ['premium', 20],
  ]);
  const places = book.packages.map(({ fromFeature }) => fromFeature);
  assert.deepEqual(
    places,
    [...new Set(places)].toSorted((a, b) => a - b),
  );
  assert.ok(Math.max(...places) <= featureIds.length, 'the premium package can be reached');
});

test('D2 urgent work costs at most 30 percent more, other work nothing', () => {
  assert.equal(book.urgency.asap.maximum, 30);
  for (const timeline of timelines.filter((each) => each !== 'asap')) {
    assert.deepEqual(book.urgency[timeline], weeks(0, 0), timeline);
  }
});

test('D2 sizes and timelines take the weeks of spec §9', () => {
  assert.deepEqual(book.weeksOfSize, { small: weeks(1, 2), medium: weeks(3, 4), large: weeks(5, 8) });
  assert.deepEqual(book.weeksOfTimeline, {
    asap: weeks(1, 2),
    '1-month': weeks(3, 4),
    '2-months': weeks(6, 12),
    '3-6-months': weeks(12, 24),
    // Six months are half of 52 weeks.
    flexible: weeks(26, null),
  });
});

test('D3 payment in two parts is offered above 1000 euro, in three above that', () => {
  assert.equal(book.installmentsAbove.two, 1000_00);
  assert.ok(book.installmentsAbove.three > book.installmentsAbove.two);
});

test('D2 every feature has a price and a number of days', () => {
  assert.deepEqual(new Set(Object.keys(book.features)), new Set(featureIds));
  for (const feature of featureIds) {
    const { price, days } = book.features[feature];
    assert.ok(price.minimum > 0 && days.minimum > 0, feature);
  }
});

test('D1 every range of the price book is in order', () => {
  const ranges: [name: string, range: { minimum: number; maximum: number | null }][] = [
    ...serviceTypes.flatMap((type) => Object.entries(book.base[type])),
    ...Object.entries(book.features).flatMap(([name, { price, days }]): [string, NumberRange][] => [
      [name, price],
      [name, days],
    ]),
    ...Object.entries(book.urgency),
    ...Object.entries(book.weeksOfSize),
    ...Object.entries(book.weeksOfTimeline),
    ...Object.entries(book.marketing),
  ];
  assert.equal(ranges.length, 4 * 3 + 2 * featureIds.length + 5 + 3 + 5 + 5);
  for (const [name, range] of ranges) assert.ok(isOrdered(range), name);
});

test('D1 a larger size never costs less and never takes fewer weeks', () => {
  const tables = [...serviceTypes.map((type) => book.base[type]), book.weeksOfSize];
  for (const table of tables) {
    for (const [index, size] of projectSizes.entries()) {
      const larger = table[projectSizes[index + 1] ?? size];
      assert.ok(table[size].minimum <= larger.minimum && table[size].maximum <= larger.maximum, size);
    }
  }
});
