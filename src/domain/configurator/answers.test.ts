import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  budgetRanges,
  categoryOfTrade,
  objectives,
  projectSizes,
  quoteModes,
  serviceTypes,
  timelines,
  tradeCategories,
  trades,
} from './answers.ts';
import { featureCategories, featureIds, featuresByCategory, isFeatureId } from './features.ts';

test('C4 the choices are the enumerations of spec §3 and §9', () => {
  assert.deepEqual(quoteModes, ['quick', 'detailed']);
  assert.deepEqual(serviceTypes, ['website', 'web-app', 'website-redesign', 'mobile-app']);
  assert.equal(
    objectives.join(', '),
    'attract-customers, showcase-work, manage-bookings, provide-quotes, build-trust, automate-processes',
  );
  assert.equal(trades.join(', '), 'painter, electrician, plumber, roofer, mason, carpenter, tiler, insulation, custom');
  assert.deepEqual(projectSizes, ['small', 'medium', 'large']);
  assert.deepEqual(budgetRanges, ['500-1500', '1500-3500', '3500-8000', '8000-plus', 'custom']);
  assert.deepEqual(timelines, ['asap', '1-month', '2-months', '3-6-months', 'flexible']);
});

test('C4 every trade stands under one of the four categories, and no category is empty', () => {
  assert.deepEqual(tradeCategories, ['individual', 'specialized', 'general', 'enterprise']);
  const used = new Set(trades.map((trade) => categoryOfTrade[trade]));
  assert.deepEqual(used, new Set(tradeCategories));
});

test('C4 the feature catalogue has the six categories of spec §3, each filled, each feature once', () => {
  assert.deepEqual(featureCategories, ['lead-generation', 'portfolio', 'calculator', 'booking', 'location', 'content']);
  for (const category of featureCategories) assert.ok(featuresByCategory[category].length > 0, category);
  assert.equal(new Set(featureIds).size, featureIds.length);
  assert.equal(featureIds.length, Object.values(featuresByCategory).flat().length);
});

test('C4 only a feature’s own id names it', () => {
  for (const feature of featureIds) assert.ok(isFeatureId(feature), feature);
  for (const other of ['', 'blog ', 'Blog', 'constructor', '__proto__', 'content']) {
    assert.ok(!isFeatureId(other), other);
  }
});
