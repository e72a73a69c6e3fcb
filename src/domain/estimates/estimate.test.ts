import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answers, emptyAnswers } from '../configurator/answers.ts';
import { estimate } from './estimate.ts';
import { firstVersion } from './price-book/first-price-book.ts';

const book = { ...firstVersion, version: 7 };

const quick: Answers = { ...emptyAnswers, mode: 'quick', serviceType: 'website', size: 'small' };

test('D1 there is no estimate before the service type is known', () => {
  assert.equal(estimate(emptyAnswers, book, 'EUR'), null);
  assert.equal(estimate({ ...quick, serviceType: null, size: 'large', timeline: 'asap' }, book, 'EUR'), null);
});

test('D3 a small website of the quick mode: price, weeks, budget, no installments', () => {
  const answers: Answers = { ...quick, budget: '500-1500', timeline: 'flexible' };
  assert.deepEqual(estimate(answers, book, 'EUR'), {
    priceBookVersion: 7,
    currency: 'EUR',
    lines: [{ reason: { kind: 'base', serviceType: 'website', size: 'small' }, low: 500_00, high: 900_00 }],
    total: { minimum: 500_00, maximum: 900_00 },
    weeks: { minimum: 1, maximum: 2 },
    timelineFit: 'fits',
    possibleTimeline: null,
    budget: { limits: { minimum: 500_00, maximum: 1500_00 }, verdict: 'within' },
    installments: [],
    maintenance: { minimum: 50_00, maximum: 300_00 },
  });
});

test('D3 by method 1 an urgent website with features: the lines’ total is compared, split and timed', () => {
  const answers: Answers = {
    ...quick,
    mode: 'detailed',
    size: 'medium',
    features: ['inquiry-form', 'photo-gallery', 'reviews', 'price-calculator'],
    budget: '1500-3500',
    timeline: 'asap',
  };
  const result = estimate(answers, { ...book, method: 1 }, 'EUR');
  // The lines stand in price.test.ts.
  assert.deepEqual(result?.total, { minimum: 1568_00, maximum: 3705_00 });
  // Days: 1 + 1 + 1 + 3 = 6, one whole week; 1 + 2 + 2 + 6 = 11, three begun ones; on top of 3-4.
  assert.deepEqual(result?.weeks, { minimum: 4, maximum: 7 });
  assert.equal(result?.timelineFit, 'too-short');
  assert.equal(result?.budget?.verdict, 'partly-above');
  // Above 3500: 30 % of 1568 = 470.40, of 3705 = 1111.50; the deposit takes the rest.
  assert.deepEqual(result?.installments, [
    { percent: 40, minimum: 628_00, maximum: 1481_00 },
    { percent: 30, minimum: 470_00, maximum: 1112_00 },
    { percent: 30, minimum: 470_00, maximum: 1112_00 },
  ]);
});

test('V15 D3 a term that cannot be kept is not surcharged, and the earliest possible one is named', () => {
  const answers: Answers = { ...quick, size: 'medium', timeline: 'asap' };
  const result = estimate(answers, book, 'EUR');
  // Three to four weeks do not fit in one to two.
  assert.deepEqual([result?.timelineFit, result?.possibleTimeline], ['too-short', '1-month']);
  assert.deepEqual(result?.total, { minimum: 900_00, maximum: 1600_00 });
  assert.deepEqual(
    result?.lines.map(({ reason }) => reason.kind),
    ['base'],
  );
  const kept = estimate({ ...answers, size: 'small' }, book, 'EUR');
  assert.deepEqual([kept?.timelineFit, kept?.possibleTimeline], ['fits', null]);
  // 10 % of 500, 30 % of 900.
  assert.deepEqual(kept?.total, { minimum: 550_00, maximum: 1170_00 });
  const before = estimate(answers, { ...book, method: 1 }, 'EUR');
  assert.deepEqual([before?.possibleTimeline, before?.lines.length], [null, 2], 'an old estimate keeps its surcharge');
});

test('D3 a Danish estimate is in crowns throughout', () => {
  const answers: Answers = { ...quick, serviceType: 'mobile-app', size: 'large', budget: 'custom', timeline: 'asap' };
  const result = estimate({ ...answers, customBudget: '70.000' }, book, 'DKK');
  // 9000 × 7.45 and 16,000 × 7.45, without a surcharge, because 5 to 8 weeks do not fit in one to two.
  assert.deepEqual(result?.total, { minimum: 67_050_00, maximum: 119_200_00 });
  assert.deepEqual(result?.budget, { limits: { minimum: 0, maximum: 70_000_00 }, verdict: 'partly-above' });
  // 30 % of 67,050 = 20,115; of 119,200 = 35,760.
  assert.deepEqual(result?.installments, [
    { percent: 40, minimum: 26_820_00, maximum: 47_680_00 },
    { percent: 30, minimum: 20_115_00, maximum: 35_760_00 },
    { percent: 30, minimum: 20_115_00, maximum: 35_760_00 },
  ]);
  // 50 × 7.45 = 372.50; 300 × 7.45 = 2235.
  assert.deepEqual(result?.maintenance, { minimum: 373_00, maximum: 2235_00 });
});

test('D3 a Czech estimate at the lowest price of 20,000 crowns', () => {
  const result = estimate({ ...quick, budget: '500-1500' }, book, 'CZK');
  assert.deepEqual(result?.total, { minimum: 20_000_00, maximum: 22_500_00 });
  assert.deepEqual(result?.budget, { limits: { minimum: 12_500_00, maximum: 37_500_00 }, verdict: 'within' });
  assert.deepEqual(result?.installments, []);
  assert.equal(result?.timelineFit, null);
});

test('C1 features that the quick mode does not ask for are not priced', () => {
  const answers: Answers = { ...quick, features: ['blog', 'reviews', 'branches'] };
  for (const mode of ['quick', null] as const) {
    const result = estimate({ ...answers, mode }, book, 'EUR');
    assert.deepEqual(result?.total, { minimum: 500_00, maximum: 900_00 }, String(mode));
    assert.deepEqual(result?.weeks, { minimum: 1, maximum: 2 }, String(mode));
  }
  // 500 + 390 - 10 % of 390; 900 + 820 - 10 % of 820.
  const detailed = estimate({ ...answers, mode: 'detailed' }, book, 'EUR');
  assert.deepEqual(detailed?.total, { minimum: 851_00, maximum: 1638_00 });
});
