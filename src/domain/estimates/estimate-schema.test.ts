import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyAnswers } from '../configurator/answers.ts';
import { estimateSchema, priceBookSchema } from './estimate-schema.ts';
import { estimate } from './estimate.ts';
import { firstPriceBook, firstVersion } from './price-book/first-price-book.ts';

const book = firstPriceBook;
const { blog, ...withoutBlog } = book.features;
const { small, ...withoutSmall } = book.base.website;
const { asap: _, ...withoutAsap } = book.urgency;
const withPackage = (change: object) => ({ ...book, packages: [{ ...book.packages[0], ...change }] });

test('D2 a price book that lacks a price, or has one too many, is refused', () => {
  const refused: [why: string, content: unknown][] = [
    ['nothing', {}],
    ['null', null],
    ['a feature without a price', { ...book, features: withoutBlog }],
    ['an unknown feature', { ...book, features: { ...book.features, rocket: blog } }],
    ['a size without a price', { ...book, base: { ...book.base, website: withoutSmall } }],
    ['a timeline without urgency', { ...book, urgency: withoutAsap }],
    ['an unknown key', { ...book, discount: 5 }],
    ['a fraction of a cent', { ...book, features: { ...book.features, blog: { ...blog, price: half(blog.price) } } }],
    ['a price as text', { ...book, base: { ...book.base, website: { ...withoutSmall, small: '500-900' } } }],
    ['an open end', { ...book, weeksOfSize: { ...book.weeksOfSize, small: { minimum: 1, maximum: null } } }],
    ['an endless price', { ...book, marketing: { ...book.marketing, erp: { minimum: 0, maximum: Infinity } } }],
    ['a saving above 100 %', withPackage({ percent: 101 })],
    ['a negative saving', withPackage({ percent: -1 })],
    ['a saving from no feature on', withPackage({ fromFeature: 0 })],
    ['an unknown package', withPackage({ name: 'gold' })],
  ];
  for (const [why, content] of refused) assert.ok(!priceBookSchema.safeParse(content).success, why);
});

function half({ minimum, maximum }: { minimum: number; maximum: number }) {
  return { minimum: minimum + 0.5, maximum };
}

test('D1 a price book that would turn ranges round or make more work cheaper is refused', () => {
  const turned = { minimum: 900_00, maximum: 500_00 };
  const negative = { minimum: -100, maximum: 100 };
  const { website } = book.base;
  const refused: [why: string, content: unknown][] = [
    ['a turned base price', { ...book, base: { ...book.base, website: { ...website, small: turned } } }],
    ['a negative feature', { ...book, features: { ...book.features, blog: { ...blog, price: negative } } }],
    ['turned days', { ...book, features: { ...book.features, blog: { ...blog, days: { minimum: 3, maximum: 2 } } } }],
    ['a turned urgency', { ...book, urgency: { ...book.urgency, asap: { minimum: 30, maximum: 10 } } }],
    ['a large size below a small one', { ...book, base: { ...book.base, website: { ...website, large: small } } }],
    ['falling packages', { ...book, packages: book.packages.toReversed() }],
  ];
  const accepted = refused.filter(([, content]) => priceBookSchema.safeParse(content).success);
  assert.deepEqual(
    accepted.map(([why]) => why),
    [],
  );
});

test('D2 a stored estimate that lost a part, or won one, is refused', () => {
  const whole = estimate({ ...emptyAnswers, serviceType: 'website' }, firstVersion, 'EUR');
  assert.ok(whole && estimateSchema.safeParse(whole).success);
  const { total, ...withoutTotal } = whole;
  const refused: [why: string, value: unknown][] = [
    ['no total', withoutTotal],
    ['an unknown key', { ...whole, secret: 1 }],
    ['half a cent', { ...whole, total: { ...total, minimum: total.minimum + 0.5 } }],
    ['an unknown currency', { ...whole, currency: 'USD' }],
    ['an unknown reason', { ...whole, lines: [{ reason: { kind: 'mood' }, low: 0, high: 0 }] }],
    [
      'a reason with a part of another',
      { ...whole, lines: [{ reason: { kind: 'lowest-price', percent: 1 }, low: 0, high: 0 }] },
    ],
    ['an unknown part of a line', { ...whole, lines: [{ ...whole.lines[0], note: '' }] }],
    ['an unknown verdict', { ...whole, budget: { limits: total, verdict: 'fine' } }],
  ];
  for (const [why, value] of refused) assert.ok(!estimateSchema.safeParse(value).success, why);
});
