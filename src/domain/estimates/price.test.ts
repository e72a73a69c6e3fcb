import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Currency } from '../money.ts';
import { firstPriceBook as book } from './first-price-book.ts';
import { type LineReason, type PricedWork, priceWork } from './price.ts';

type Line = [reason: string, low: number, high: number];

const website: PricedWork = { serviceType: 'website', size: 'small', features: [], timeline: null };

const nameOf: { [K in LineReason['kind']]: (reason: Extract<LineReason, { kind: K }>) => string } = {
  base: ({ serviceType, size }) => `${serviceType} ${size ?? 'of any size'}`,
  feature: ({ feature }) => feature,
  'package-saving': (saving) => `${saving.package} -${saving.percent} %`,
  urgency: ({ minimumPercent, maximumPercent }) => `urgent ${minimumPercent}-${maximumPercent} %`,
  'lowest-price': () => 'lowest price',
  'highest-price': () => 'highest price',
};

function show<K extends LineReason['kind']>(reason: Extract<LineReason, { kind: K }> & { kind: K }): string {
  return nameOf[reason.kind](reason);
}

/** Prices a piece of work in whole units, for reading. */
function price(work: Partial<PricedWork>, currency: Currency = 'EUR') {
  const { lines, total } = priceWork({ ...website, ...work }, book, currency);
  return {
    lines: lines.map(({ reason, low, high }): Line => [show(reason), low / 100, high / 100]),
    total: [total.minimum / 100, total.maximum / 100],
  };
}

test('D3 work without features is priced by its size alone', () => {
  assert.deepEqual(price({}), { lines: [['website small', 500, 900]], total: [500, 900] });
  assert.deepEqual(price({ serviceType: 'mobile-app', size: 'large', timeline: '1-month' }), {
    lines: [['mobile-app large', 9000, 16_000]],
    total: [9000, 16_000],
  });
});

test('D1 an unknown size spans all sizes', () => {
  // Small from 1500, large to 12,000.
  const expected = { lines: [['web-app of any size', 1500, 12_000]], total: [1500, 12_000] };
  assert.deepEqual(price({ serviceType: 'web-app', size: null }), expected);
});

test('D2 the dearest features are paid in full, those from the third on save the package’s percent', () => {
  // Lower ends, dearest first: 300, 90, 90, 60: the last two save 10 % = 9 + 6.
  // Upper ends: 800, 180, 180, 120: 18 + 12.
  // Urgency: 10 % of 900 + 540 - 15 = 142.50, rounded up; 30 % of 1600 + 1280 - 30 = 855.
  const features = ['photo-gallery', 'inquiry-form', 'reviews', 'price-calculator'] as const;
  assert.deepEqual(price({ size: 'medium', features, timeline: 'asap' }), {
    lines: [
      ['website medium', 900, 1600],
      ['photo-gallery', 90, 180],
      ['inquiry-form', 60, 120],
      ['reviews', 90, 180],
      ['price-calculator', 300, 800],
      ['starter -10 %', -15, -30],
      ['urgent 10-30 %', 143, 855],
    ],
    // 900 + 540 - 15 + 143; 1600 + 1280 - 30 + 855.
    total: [1568, 3705],
  });
});

test('D2 two features save nothing, and a feature named twice is paid once', () => {
  assert.deepEqual(price({ features: ['blog', 'reviews', 'blog'] }).lines, [
    ['website small', 500, 900],
    ['blog', 150, 320],
    ['reviews', 90, 180],
  ]);
});

test('D2 the growth package saves 15 % on the features from the sixth on, premium 20 % from the ninth', () => {
  // Lower ends: 600 400 350 300 250 250 200 200 180; places 3-5 save 90, places 6-8 97.50, place 9 saves 36: 223.50.
  // Upper ends: 1500 1000 800 800 600 550 500 400 360; 220 + 217.50 + 72 = 509.50.
  const nine = [
    'quote-generator',
    'material-calculator',
    'appointment-booking',
    'price-calculator',
    'multilingual',
    'own-editing',
    'copywriting',
    'calendar-sync',
    'reminders',
  ] as const;
  assert.deepEqual(price({ features: nine }).lines.at(-1), ['premium -20 %', -224, -510]);
  // Without the last: 187.50 and 437.50.
  assert.deepEqual(price({ features: nine.slice(0, 8) }).lines.at(-1), ['growth -15 %', -188, -438]);
});

test('B5 a price below the currency’s lowest is raised by a line of its own', () => {
  // 500-900 euro are 12,500-22,500 CZK; the lowest price is 20,000.
  assert.deepEqual(price({}, 'CZK'), {
    lines: [
      ['website small', 12_500, 22_500],
      ['lowest price', 7500, 0],
    ],
    total: [20_000, 22_500],
  });
  // 500-800 euro are 12,500-20,000 CZK: the upper end reaches it exactly.
  assert.deepEqual(price({ serviceType: 'website-redesign' }, 'CZK').total, [20_000, 20_000]);
  // 500 × 7.45 = 3725, 900 × 7.45 = 6705; the lowest price is 5000.
  assert.deepEqual(price({}, 'DKK').total, [5000, 6705]);
  assert.deepEqual(price({}, 'DKK').lines[1], ['lowest price', 1275, 0]);
});

test('B5 a price above the currency’s highest is lowered by a line of its own, each line rounded once', () => {
  const features = [
    'quote-generator',
    'material-calculator',
    'price-calculator',
    'appointment-booking',
    'multilingual',
    'own-editing',
  ] as const;
  // Saving: 10 % of 350 + 300 + 250 and 15 % of 250 = 127.50 euro; of 800 + 800 + 600 and of 550 = 302.50 euro.
  // Urgency: 10 % of 9000 + 2150 - 127.50 = 1102.25 euro; 30 % of 16,000 + 5250 - 302.50 = 6284.25 euro.
  const work: Partial<PricedWork> = { serviceType: 'mobile-app', size: 'large', features, timeline: 'asap' };
  assert.deepEqual(price(work, 'DKK'), {
    lines: [
      ['mobile-app large', 67_050, 119_200],
      ['quote-generator', 4470, 11_175],
      ['material-calculator', 2980, 7450],
      ['price-calculator', 2235, 5960],
      // 350 × 7.45 = 2607.50.
      ['appointment-booking', 2608, 5960],
      // 250 × 7.45 = 1862.50.
      ['multilingual', 1863, 4470],
      // 550 × 7.45 = 4097.50.
      ['own-editing', 1863, 4098],
      // 949.875 and 2253.625.
      ['growth -15 %', -950, -2254],
      // 8211.7625 and 46,817.6625.
      ['urgent 10-30 %', 8212, 46_818],
      // The upper ends sum to 202,877.
      ['highest price', 0, -2877],
    ],
    total: [90_331, 200_000],
  });
});

test('D2 urgency that costs nothing has no line', () => {
  for (const timeline of ['1-month', '2-months', '3-6-months', 'flexible', null] as const) {
    assert.equal(price({ timeline }).lines.length, 1, String(timeline));
  }
  assert.deepEqual(price({ timeline: 'asap' }).lines[1], ['urgent 10-30 %', 50, 270]);
});
