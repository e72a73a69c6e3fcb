import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { completeAnswersInCurrency } from '#tests/support/requests/arbitrary-answers.ts';
import { publishableBooks } from '#tests/support/requests/arbitrary-price-books.ts';
import { firstVersion } from '../../estimates/price-book/first-price-book.ts';
import { priceMethod } from '../../estimates/price-book/price-book.ts';
import { hundredthsOf } from '../../money.ts';
import { accuracyGroups } from './accuracy-groups.ts';
import type { EstimatedProject } from './estimated-project.ts';
import { basePricesOf, factorBounds, proposeFactor, tryFactor } from './try-factor.ts';

/** A project of a small website (500 to 900 €, so 700 €) that was quoted at a sum in euro, with changes. */
const projectAt = (quoted: number, changes: Partial<EstimatedProject> = {}): EstimatedProject => ({
  request: { id: 'request', number: 1 },
  quotes: [],
  changes: [],
  trade: 'roofer',
  work: { serviceType: 'website', size: 'small', features: [], timeline: null },
  priceBookVersion: 1,
  currency: 'EUR',
  euroRate: 1_000_000,
  estimated: 700_00,
  quoted: quoted * 100,
  invoiced: null,
  time: null,
  ...changes,
});

const roofers = [700, 840, 875, 1000, 1400].map((quoted) => projectAt(quoted));
const bounds = { min: factorBounds.minimum, max: factorBounds.maximum };
const measure = 'quoted';
const byTrade = { dimension: 'trade', measure } as const;

const groupOf = (projects: readonly EstimatedProject[], name: string) => {
  const group = accuracyGroups(projects, byTrade).find((each) => each.name === name);
  assert.ok(group);
  return group;
};

const trialOf = (projects: readonly EstimatedProject[]) =>
  ({
    book: firstVersion,
    prices: basePricesOf({ name: 'roofer', projects }),
    measure,
  }) as const;

test('H8 the groups are those that have projects, all of them first, and only what is known by the measure counts', () => {
  const painter = projectAt(700, { trade: 'painter', invoiced: 700_00 });
  const projects = [...roofers, painter, projectAt(700, { trade: null })];
  const named = (groups: ReturnType<typeof accuracyGroups>) =>
    groups.map(({ name, accuracy }) => [name, accuracy.projects]);
  assert.deepEqual(named(accuracyGroups(projects, byTrade)), [
    ['all', 7],
    ['painter', 1],
    ['roofer', 5],
    ['none', 1],
  ]);
  assert.deepEqual(named(accuracyGroups(projects, { dimension: 'size', measure: 'invoiced' })), [
    ['all', 1],
    ['small', 1],
  ]);
  // 700 against 875: a fifth too low.
  assert.equal(groupOf(projects, 'roofer').accuracy.deviation?.bias, -0.2);
});

test('H8 a factor on the base prices is tried on past estimates: 25 % more takes a fifth too little to nothing', () => {
  const trial = trialOf(roofers);
  assert.deepEqual(trial.prices.length, 3, 'small, medium and large websites');
  assert.deepEqual(tryFactor(roofers, trial, 100).deviation, groupOf(roofers, 'roofer').accuracy.deviation);
  assert.equal(proposeFactor(roofers, trial), 125);
  const after = tryFactor(roofers, trial, 125).deviation;
  // Errors by hand: 875 against 700, 840, 875, 1000 and 1400.
  assert.deepEqual(after, { low: -0.125, bias: 0, high: 35 / 840 });
  const others = [projectAt(700, { work: { ...roofers[0]!.work, serviceType: 'web-app' } })];
  assert.deepEqual(tryFactor([...others, ...others, ...others, ...others, ...others], trial, 125), {
    projects: 5,
    deviation: { bias: 2250 / 700 - 1, low: 2250 / 700 - 1, high: 2250 / 700 - 1 },
  });
});

test('H8 only base prices move, so an estimate with features needs more than its error', () => {
  // Base 700 € and gallery 135 €: 835 € against 1 000 €.
  const features = ['photo-gallery'] as const;
  const projects = Array.from({ length: 5 }, () => projectAt(1000, { work: { ...roofers[0]!.work, features } }));
  const factor = proposeFactor(projects, trialOf(projects));
  // 865 € of 700 €: 123.57 %.
  assert.equal(factor, 124);
});

test('H8 an estimate that is right already proposes nothing, and what was published since counts', () => {
  const right = Array.from({ length: 5 }, () => projectAt(700));
  assert.equal(proposeFactor(right, trialOf(right)), 100);
  // Estimated at 700 €, quoted at 875 €, and the book in force says 875 € by now.
  const { website, ...base } = firstVersion.content.base;
  const small = { minimum: 625_00, maximum: 1125_00 };
  const book = {
    ...firstVersion,
    version: 2,
    content: { ...firstVersion.content, base: { ...base, website: { ...website, small } } },
  };
  const sold = Array.from({ length: 5 }, () => projectAt(875));
  assert.equal(groupOf(sold, 'roofer').accuracy.deviation?.bias, -0.2);
  assert.equal(proposeFactor(sold, { ...trialOf(sold), book }), 100);
});

test('H8 a proposal is never further from the truth than the book in force, and dearer prices never lower an estimate', () => {
  const project = completeAnswersInCurrency.chain(({ answers, currency }) =>
    fc.integer({ min: 300, max: 30_000 }).map((quoted) => {
      const { serviceType, size, features, timeline, trade } = answers;
      assert.ok(serviceType);
      const work = { serviceType, size, features, timeline };
      return projectAt(quoted, { trade, work, currency, euroRate: hundredthsOf[currency] * 10_000 });
    }),
  );
  const projects = fc.array(project, { minLength: 5, maxLength: 12 });
  const percents = fc.tuple(fc.integer(bounds), fc.integer(bounds));
  fc.assert(
    fc.property(projects, publishableBooks, percents, (some, content, [one, other]) => {
      const book = { version: 2, method: priceMethod, content } as const;
      const trial = { book, prices: basePricesOf({ name: 'all', projects: some }), measure } as const;
      const biasAt = (percent: number) => tryFactor(some, trial, percent).deviation?.bias ?? Number.NaN;
      const proposed = proposeFactor(some, trial);
      assert.ok(Math.abs(biasAt(proposed)) <= Math.abs(biasAt(100)));
      assert.ok(proposed >= factorBounds.minimum && proposed <= factorBounds.maximum);
      assert.ok(biasAt(Math.min(one, other)) <= biasAt(Math.max(one, other)));
    }),
    { numRuns: 60 },
  );
});

test('H8 by noted time only completed projects count, and their weeks are held against it, not their price', () => {
  const timed = (noted: number, isFinal = true) =>
    projectAt(875, { time: { estimated: 100 * 60, noted: noted * 60, isFinal } });
  const projects = [...[100, 125, 125, 125, 200].map((hours) => timed(hours)), timed(10, false), projectAt(700)];
  const [all, roofer] = accuracyGroups(projects, { dimension: 'trade', measure: 'noted' });
  assert.deepEqual([all?.accuracy.projects, roofer?.accuracy.projects], [5, 5]);
  // 100 hours against 125: a fifth too low.
  assert.equal(roofer?.accuracy.deviation?.bias, -0.2);
});
