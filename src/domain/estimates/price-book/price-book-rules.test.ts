import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { typedFigures } from '#tests/support/requests/arbitrary-price-books.ts';
import { type ProjectSize, projectSizes, serviceTypes, timelines } from '../../configurator/answers.ts';
import { featureIds } from '../../configurator/features.ts';
import { currencies } from '../../money.ts';
import { priceBookSchema } from '../estimate-schema.ts';
import { firstPriceBook, firstVersion } from './first-price-book.ts';
import { diffPriceBooks } from './price-book-diff.ts';
import { type TypedPrices, readPriceDraft } from './price-book-draft.ts';
import { checkPriceBook } from './price-book-rules.ts';
import { priceFields } from './price-fields.ts';
import { priceWork } from '../price.ts';

const issuesOf = (typed: TypedPrices) =>
  readPriceDraft(firstPriceBook, typed).issues.map(({ field, rule }) => [field, rule]);

test('G7 every figure of the price book is a field, and the first book keeps the rules', () => {
  const leaves = (value: unknown, path: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => leaves(each, path === '' ? name : `${path}.${name}`))
      : [path];
  const figures = leaves(firstPriceBook, '').filter((path) => !path.endsWith('.name'));
  assert.deepEqual(figures.toSorted(), priceFields.map(({ path }) => path).toSorted());
  assert.deepEqual(checkPriceBook(firstPriceBook, firstPriceBook), []);
});

test('D1 a figure that breaks a rule is named with the rule', () => {
  const table: [typed: TypedPrices, path: string, rule: string][] = [
    [{ 'base.website.small.minimum': '' }, 'base.website.small.minimum', 'out-of-range'],
    [{ 'base.website.small.minimum': '12,50' }, 'base.website.small.minimum', 'out-of-range'],
    [{ 'base.website.small.minimum': '-5' }, 'base.website.small.minimum', 'out-of-range'],
    [{ 'features.blog.price.minimum': '0' }, 'features.blog.price.minimum', 'out-of-range'],
    [{ 'features.blog.price.maximum': '50001' }, 'features.blog.price.maximum', 'out-of-range'],
    [{ 'features.blog.price.maximum': '100' }, 'features.blog.price.maximum', 'reversed'],
    [{ 'features.blog.days.minimum': '4' }, 'features.blog.days.maximum', 'reversed'],
    [{ 'base.website.medium.minimum': '400' }, 'base.website.medium.minimum', 'falls-with-size'],
    [{ 'base.website.small.maximum': '2000' }, 'base.website.medium.maximum', 'falls-with-size'],
    [{ 'packages.1.percent': '9' }, 'packages.1.percent', 'falls-with-package'],
    [{ 'packages.2.percent': '51' }, 'packages.2.percent', 'out-of-range'],
    [{ 'urgency.asap.maximum': '31' }, 'urgency.asap.maximum', 'out-of-range'],
    [{ 'marketing.erp.minimum': '100', 'marketing.erp.maximum': '799' }, 'marketing.erp.maximum', 'out-of-range'],
    [{ 'installmentsAbove.two': '900' }, 'installmentsAbove.two', 'out-of-range'],
    [{ 'installmentsAbove.two': '4000' }, 'installmentsAbove.three', 'falls-with-parts'],
  ];
  for (const [typed, path, rule] of table) assert.deepEqual(issuesOf(typed), [[path, rule]], `${path} ${rule}`);
});

test('G7 what the texts of the site say stays, however it is sent', () => {
  assert.deepEqual(issuesOf({ 'weeksOfSize.small.maximum': '9' }), [], 'what is typed is left out');
  const sent = { ...firstPriceBook, weeksOfSize: { ...firstPriceBook.weeksOfSize, small: { minimum: 1, maximum: 9 } } };
  assert.deepEqual(checkPriceBook(sent, firstPriceBook), [{ field: 'weeksOfSize.small.maximum', rule: 'fixed' }]);
  const fewer = { ...firstPriceBook, packages: firstPriceBook.packages.slice(1) };
  assert.ok(checkPriceBook(fewer, firstPriceBook).some(({ rule }) => rule === 'fixed'));
});

test('G7 a draft changes only what is typed, thousands apart or not, and the difference says by how much', () => {
  const { book, issues } = readPriceDraft(firstPriceBook, {
    'base.website.large.maximum': '3 000',
    'packages.0.percent': '12',
    'urgency.asap.minimum': '10',
  });
  assert.deepEqual(issues, []);
  assert.deepEqual(
    diffPriceBooks(firstPriceBook, book).map(({ field, from, to, percent }) => [field.path, from, to, percent]),
    [
      ['base.website.large.maximum', 2500, 3000, 20],
      ['packages.0.percent', 10, 12, null],
    ],
  );
  assert.deepEqual(diffPriceBooks(book, book), []);
});

test('D1 by every book that may be published, a feature more or a larger size never costs less', () => {
  let published = 0;
  fc.assert(
    fc.property(
      typedFigures,
      fc.record({
        serviceType: fc.constantFrom(...serviceTypes),
        features: fc.shuffledSubarray([...featureIds], { minLength: 1 }),
        timeline: fc.option(fc.constantFrom(...timelines), { nil: null }),
      }),
      (typed, { serviceType, features, timeline }) => {
        const { book, issues } = readPriceDraft(firstPriceBook, typed);
        if (issues.length > 0) return;
        published += 1;
        assert.ok(priceBookSchema.safeParse(book).success, 'what may be published can be stored');
        for (const currency of currencies) {
          const totalOf = (size: ProjectSize, count: number) =>
            priceWork(
              { serviceType, size, features: features.slice(0, count), timeline },
              { ...firstVersion, content: book },
              currency,
            ).total;
          const assertRising = (
            less: { minimum: number; maximum: number },
            more: { minimum: number; maximum: number },
          ) => assert.ok(less.minimum <= more.minimum && less.maximum <= more.maximum && more.minimum <= more.maximum);
          for (let count = 1; count <= features.length; count += 1)
            assertRising(totalOf('small', count - 1), totalOf('small', count));
          for (const [index, size] of projectSizes.entries())
            if (index > 0)
              assertRising(
                totalOf(projectSizes[index - 1] ?? 'small', features.length),
                totalOf(size, features.length),
              );
        }
      },
    ),
    { numRuns: 300 },
  );
  assert.ok(published > 30, `${published} books could be published`);
});
