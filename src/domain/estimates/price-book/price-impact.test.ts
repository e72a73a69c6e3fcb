import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answers, emptyAnswers } from '../../configurator/answers.ts';
import { firstPriceBook, firstVersion } from './first-price-book.ts';
import { readPriceDraft } from './price-book-draft.ts';
import { impactOn, summarizeImpact } from './price-impact.ts';

const website: Answers = { ...emptyAnswers, mode: 'quick', serviceType: 'website', size: 'large' };
const { book: draft } = readPriceDraft(firstPriceBook, {
  'base.website.large.minimum': '1700',
  'base.website.large.maximum': '2810',
});
const books = { present: firstVersion, draft };

test('G7 the impact on an estimate is its price before and after, in its own currency', () => {
  assert.deepEqual(impactOn({ answers: website, currency: 'EUR' }, books), {
    before: { minimum: 1600_00, maximum: 2500_00 },
    after: { minimum: 1700_00, maximum: 2810_00 },
    percent: 10,
  });
  assert.equal(impactOn({ answers: website, currency: 'CZK' }, books)?.after.minimum, 42_500_00);
  assert.equal(impactOn({ answers: { ...website, size: 'small' }, currency: 'EUR' }, books)?.percent, 0);
  assert.equal(impactOn({ answers: emptyAnswers, currency: 'EUR' }, books), null, 'no service, no price');
});

test('G7 the summary counts what rises, falls and stays, and names the middle change', () => {
  const of = (after: number, percent: number) => ({
    before: { minimum: 100, maximum: 100 },
    after: { minimum: after, maximum: after },
    percent,
  });
  assert.deepEqual(summarizeImpact([]), { rising: 0, falling: 0, same: 0, medianPercent: 0 });
  assert.deepEqual(summarizeImpact([of(120, 20), of(90, -10), of(100, 0), of(110, 10)]), {
    rising: 2,
    falling: 1,
    same: 1,
    medianPercent: 5,
  });
});
