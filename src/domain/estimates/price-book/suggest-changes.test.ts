import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { completeAnswersInCurrency, partialAnswers } from '#tests/support/requests/arbitrary-answers.ts';
import { priceBooks, publishableBooks } from '#tests/support/requests/arbitrary-price-books.ts';
import { type Answers, emptyAnswers, objectives } from '../../configurator/answers.ts';
import { featureIds } from '../../configurator/features.ts';
import { checkAnswers } from '../../configurator/step-checks.ts';
import { type Currency, currencies } from '../../money.ts';
import { estimate } from '../estimate.ts';
import { firstPriceBook, firstVersion } from './first-price-book.ts';
import type { PriceBook } from './price-book.ts';
import type { PriceChange } from './price-change.ts';
import { type PriceSuggestion, mostSuggestions, suggestChanges } from './suggest-changes.ts';

const website: Answers = {
  ...emptyAnswers,
  mode: 'quick',
  serviceType: 'website',
  objectives: ['build-trust'],
  trade: 'roofer',
  size: 'medium',
  budget: '500-1500',
  timeline: '1-month',
};

const detailed: Answers = { ...website, mode: 'detailed', description: 'Strechy v okolí Trnavy.' };

/** A suggestion in short: what changes, to what, by how much in whole units, and how it then stands to the budget. */
function inShort({ change, difference, after }: PriceSuggestion): string {
  const { kind, ...to } = change;
  return [
    kind,
    ...Object.values(to).filter((value) => value !== null),
    `${difference.low / 100}/${difference.high / 100}`,
    after.budget?.verdict ?? '-',
  ].join(' ');
}

const told = (answers: Answers, currency: Currency = 'EUR') =>
  suggestChanges(answers, firstVersion, currency).map(inShort);

test('D3 above the budget only ways down are told, each with whether it is then within', () => {
  assert.deepEqual(told(website), [
    'smaller-size small -400/-700 within',
    'other-service website-redesign -100/-200 within',
  ]);
  assert.deepEqual(told({ ...website, serviceType: 'mobile-app', timeline: 'asap' }), [
    'other-service web-app -2000/-3000 above',
    // A small one can be urgent: 3000 to 5000 with 10 to 30 %.
    'smaller-size small -1700/-2500 above',
  ]);
  assert.deepEqual(told({ ...website, serviceType: 'web-app', size: 'small', timeline: 'asap' }), [
    'later 1-month -150/-900 partly-above',
  ]);
});

test('D3 within or below the budget at most one way up is told, and none that would leave the budget', () => {
  const wide: Answers = { ...website, budget: '1500-3500' };
  assert.deepEqual(told(wide), [
    'larger-size large 700/900 within',
    'smaller-size small -400/-700 below',
    'other-service website-redesign -100/-200 below',
  ]);
  const tight: Answers = { ...website, size: 'small', budget: 'custom', customBudget: '900' };
  assert.deepEqual(told(tight), ['other-service website-redesign 0/-100 within'], 'a larger one would cost too much');
  assert.deepEqual(
    told({ ...tight, serviceType: 'web-app' }),
    [],
    'above the budget, and nothing is left to leave out',
  );
});

test('D3 chosen features are left out one by one, and what the objectives ask for is added', () => {
  assert.deepEqual(told({ ...detailed, budget: '8000-plus', features: ['quote-generator', 'inquiry-form'] }), [
    'without-feature quote-generator -600/-1500 below',
    'larger-size large 700/900 below',
    'smaller-size small -400/-700 below',
  ]);
  const large: Answers = { ...detailed, serviceType: 'web-app', size: 'large', budget: '8000-plus' };
  assert.deepEqual(told(large), ['smaller-size medium -3000/-6000 below', 'with-feature case-studies 150/300 within']);
});

test('D3 a feature that is the first of a package says so, the cheapest one even where no objective asks for it', () => {
  const two: Answers = {
    ...detailed,
    serviceType: 'website-redesign',
    size: 'small',
    objectives: ['manage-bookings'],
    budget: 'custom',
    customBudget: '1570',
    features: ['reminders', 'calendar-sync'],
  };
  assert.deepEqual(told(two), [
    'without-feature calendar-sync -200/-400 within',
    'without-feature reminders -180/-360 within',
    // 90 % of 180 + 200 + 50 are 387, of 360 + 400 + 90 are 765; the two cost 380 and 760.
    'with-feature callback-request starter 7/5 within',
  ]);
});

test('V15 D3 nothing is suggested that would make more work cheaper by losing the urgent term', () => {
  // 1 + 1 + 1 + 2 + 2 + 2 days leave an urgent small website just possible; one day more and it is not.
  const features = ['inquiry-form', 'callback-request', 'photo-inquiry', 'case-studies', 'blog', 'reminders'] as const;
  const urgent: Answers = {
    ...detailed,
    size: 'small',
    budget: '8000-plus',
    timeline: 'asap',
    features: [...features],
  };
  assert.equal(estimate(urgent, firstVersion, 'EUR')?.timelineFit, 'tight');
  for (const objective of objectives) {
    const suggestions = suggestChanges({ ...urgent, objectives: [objective] }, firstVersion, 'EUR');
    const isMore = ({ change: { kind } }: PriceSuggestion) => kind === 'with-feature' || kind === 'larger-size';
    assert.ok(
      suggestions.every((each) => each.difference.high > 0 === isMore(each)),
      objective,
    );
  }
});

test('C1 D3 the quick mode prices no features, so none is left out or added', () => {
  const kinds = suggestChanges(
    { ...website, features: ['quote-generator'], budget: '8000-plus' },
    firstVersion,
    'EUR',
  ).map(({ change }) => change.kind);
  assert.deepEqual(kinds, ['larger-size', 'smaller-size', 'other-service']);
});

test('B5 D3 a bound that holds the price leaves nothing of a change to tell', () => {
  assert.deepEqual(told({ ...website, size: 'small', budget: 'custom', customBudget: '30000' }, 'CZK'), [
    'other-service website-redesign 0/-2500 within',
  ]);
});

test('D3 without a service type there is no price, and nothing to suggest', () => {
  assert.deepEqual(suggestChanges(emptyAnswers, firstVersion, 'EUR'), []);
});

const books = fc
  .oneof(fc.constant(firstPriceBook), publishableBooks, priceBooks)
  .map((content: PriceBook) => ({ ...firstVersion, content }));

const situations = fc.oneof(
  fc.record({ answers: partialAnswers, currency: fc.constantFrom(...currencies) }),
  completeAnswersInCurrency,
);

const isOver = ({ budget }: Pick<PriceSuggestion['after'], 'budget'>) =>
  budget?.verdict === 'above' || budget?.verdict === 'partly-above';

test('D1 D3 taking a suggestion gives exactly the estimate and the difference that it promised', () => {
  fc.assert(
    fc.property(situations, books, ({ answers, currency }, book) => {
      const now = estimate(answers, book, currency);
      for (const { answers: changed, difference, after } of suggestChanges(answers, book, currency)) {
        assert.ok(now);
        assert.deepEqual(estimate({ ...answers, ...changed }, book, currency), after);
        assert.equal(now.total.minimum + difference.low, after.total.minimum);
        assert.equal(now.total.maximum + difference.high, after.total.maximum);
        assert.ok(difference.low !== 0 || difference.high !== 0, 'what changes nothing is not told');
        assert.ok(difference.low * difference.high >= 0, 'both ends go the same way');
      }
    }),
    { numRuns: 400 },
  );
});

test('D3 suggestions are distinct, three at most, the greatest first, and take the answers no step back', () => {
  fc.assert(
    fc.property(situations, books, ({ answers, currency }, book) => {
      const suggestions = suggestChanges(answers, book, currency);
      assert.ok(suggestions.length <= mostSuggestions);
      assert.equal(
        new Set(suggestions.map(({ answers: changed }) => JSON.stringify(changed))).size,
        suggestions.length,
      );
      const effects = suggestions.map(({ difference: { low, high } }) => Math.abs(low + high));
      assert.deepEqual(
        effects,
        effects.toSorted((a, b) => b - a),
      );
      const open = checkAnswers(answers, currency);
      for (const { answers: changed } of suggestions) {
        assert.equal(Object.keys(changed).length, 1, 'one change');
        assert.deepEqual(checkAnswers({ ...answers, ...changed }, currency), open);
      }
      assert.deepEqual(suggestChanges(answers, book, currency), suggestions, 'the same each time');
    }),
    { numRuns: 300 },
  );
});

test('D3 nobody is talked into more: one way up at most, none above the budget, none that leads there', () => {
  fc.assert(
    fc.property(situations, books, ({ answers, currency }, book) => {
      const now = estimate(answers, book, currency);
      const ups = suggestChanges(answers, book, currency).filter(({ difference: { low, high } }) => low + high > 0);
      assert.ok(ups.length <= 1);
      for (const { after } of ups) assert.ok(now && !isOver(now) && !isOver(after));
    }),
    { numRuns: 300 },
  );
});

test('D3 no way down that is left out would lower the price more than one that is told', () => {
  fc.assert(
    fc.property(completeAnswersInCurrency, books, ({ answers, currency }, book) => {
      const now = estimate(answers, book, currency);
      const suggestions = suggestChanges(answers, book, currency);
      const isTold = (change: PriceChange['kind'], value: string) =>
        suggestions.some(
          ({ change: each }) => each.kind === change && Object.values<string | null>(each).includes(value),
        );
      const least = Math.min(
        ...suggestions.map(({ difference: { low, high } }) => Math.abs(low + high)),
        Number.POSITIVE_INFINITY,
      );
      for (const feature of answers.mode === 'detailed'
        ? featureIds.filter((id) => answers.features.includes(id))
        : []) {
        if (isTold('without-feature', feature)) continue;
        const features = answers.features.filter((each) => each !== feature);
        const after = estimate({ ...answers, features }, book, currency);
        assert.ok(now && after);
        if (after.possibleTimeline !== now.possibleTimeline) continue;
        const saved = now.total.minimum + now.total.maximum - after.total.minimum - after.total.maximum;
        assert.ok(
          saved === 0 || (suggestions.length === mostSuggestions && saved <= least),
          `${feature} saves ${saved}`,
        );
      }
    }),
    { numRuns: 300 },
  );
});
