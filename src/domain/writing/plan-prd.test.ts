import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { completeAnswers } from '#tests/support/requests/arbitrary-answers.ts';
import { type Answers, emptyAnswers, objectives, serviceTypes } from '../configurator/answers.ts';
import { type FeatureId, featureIds } from '../configurator/features.ts';
import { type Estimate, estimate } from '../estimates/estimate.ts';
import { firstVersion } from '../estimates/price-book/first-price-book.ts';
import { featuresOfObjective } from '../configurator/features-of-objective.ts';
import { planPrd, scopeOfService } from './plan-prd.ts';

const book = firstVersion;

function priced(answers: Answers): Estimate {
  const computed = estimate(answers, book, 'EUR');
  assert.ok(computed);
  return computed;
}

const detailed = (changes: Partial<Answers>): Answers => ({
  ...emptyAnswers,
  mode: 'detailed',
  serviceType: 'website',
  size: 'medium',
  ...changes,
});

const plan = (answers: Answers) => planPrd(answers, priced(answers));

test('H4 every feature is in scope or named as left out, never both', () => {
  fc.assert(
    fc.property(completeAnswers('EUR'), (answers) => {
      const { features, leftOut, untouchedCategories } = plan(answers);
      if (answers.mode === 'quick') {
        assert.deepEqual([features, leftOut, untouchedCategories], [[], [], []]);
        return;
      }
      assert.deepEqual([...features].toSorted(), [...answers.features].toSorted());
      assert.ok(leftOut.every((id) => !features.includes(id)));
      if (untouchedCategories.length === 0) assert.equal(features.length + leftOut.length, featureIds.length);
    }),
  );
});

test('H4 an objective without a feature of its own becomes a question with features that serve it', () => {
  for (const objective of objectives) {
    const [serving] = featuresOfObjective[objective];
    assert.ok(serving);
    const open = plan(detailed({ objectives: [objective] })).unserved;
    assert.deepEqual(open, [{ objective, suggestions: featuresOfObjective[objective].slice(0, 2) }]);
    assert.deepEqual(plan(detailed({ objectives: [objective], features: [serving] })).unserved, []);
  }
});

test('H4 what belongs to every project of its kind is in scope, and ends with the handover', () => {
  for (const serviceType of serviceTypes) {
    assert.equal(scopeOfService[serviceType].at(-1), 'handover');
    assert.deepEqual(plan(detailed({ serviceType })).baseScopes, scopeOfService[serviceType]);
  }
});

test('H4 what was bought is not excluded, and what it replaces is not asked for', () => {
  const table: [feature: FeatureId, exclusion: string][] = [
    ['copywriting', 'texts'],
    ['multilingual', 'translation'],
  ];
  for (const [feature, exclusion] of table) {
    assert.ok(plan(detailed({})).exclusions.some((id) => id === exclusion));
    assert.ok(!plan(detailed({ features: [feature] })).exclusions.some((id) => id === exclusion));
  }
  assert.ok(!plan(detailed({ features: ['copywriting'] })).supplies.includes('texts'));
  assert.ok(!plan(detailed({ serviceType: 'mobile-app' })).exclusions.includes('native-app'));
  assert.ok(!plan(detailed({ features: ['inquiry-form'] })).baseScopes.includes('contact'));
});

test('H4 a small site has its features as parts of pages, a larger one a page for each service', () => {
  const small = plan(detailed({ size: 'small', features: ['photo-gallery'] }));
  assert.deepEqual(
    [small.hasServicePages, small.areFeaturesParts, small.featurePages],
    [false, true, ['photo-gallery']],
  );
  const large = plan(detailed({ size: 'large', features: ['photo-gallery'] }));
  assert.deepEqual([large.hasServicePages, large.areFeaturesParts], [true, false]);
});

test('H4 a tight date, a budget that does not hold and reminders without booking are asked about', () => {
  const asked = (changes: Partial<Answers>) => plan(detailed(changes)).questions;
  assert.ok(asked({ size: 'large', timeline: 'asap' }).includes('too-short'));
  assert.ok(asked({ size: 'large', budget: '500-1500' }).includes('above-budget'));
  assert.ok(asked({ features: ['reminders'] }).includes('booking'));
  assert.ok(!asked({ features: ['reminders', 'appointment-booking'] }).includes('booking'));
  assert.ok(asked({}).includes('features'));
  assert.deepEqual(asked({ features: ['blog'], timeline: 'flexible' }), ['decides', 'domain']);
});
