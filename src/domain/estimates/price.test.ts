import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FeatureId } from '../configurator/features.ts';
import type { Currency } from '../money.ts';
import { firstPriceBook as content } from './price-book/first-price-book.ts';
import type { PriceMethod } from './price-book/price-book.ts';
import { type LineReason, type PricedWork, priceWork } from './price.ts';

type Line = [reason: string, low: number, high: number];

const website: PricedWork = { serviceType: 'website', size: 'small', features: [], timeline: null };

const nameOf: { [K in LineReason['kind']]: (reason: Extract<LineReason, { kind: K }>) => string } = {
  base: ({ serviceType, size }) => `${serviceType} ${size ?? 'of any size'}`,
  feature: ({ feature }) => feature,
  'package-saving': (saving) => `${saving.package} -${saving.percent} %`,
  'saving-on-all': ({ package: name, percent, isCapped }) => `${name} on all ${isCapped ? 'up to ' : ''}${percent} %`,
  urgency: ({ minimumPercent, maximumPercent }) => `urgent ${minimumPercent}-${maximumPercent} %`,
  'lowest-price': () => 'lowest price',
  'highest-price': () => 'highest price',
};

function show<K extends LineReason['kind']>(reason: Extract<LineReason, { kind: K }> & { kind: K }): string {
  return nameOf[reason.kind](reason);
}

/** Prices a piece of work in whole units, for reading. */
function price(work: Partial<PricedWork>, currency: Currency = 'EUR', method: PriceMethod = 2) {
  const { lines, total } = priceWork({ ...website, ...work }, { method, content }, currency);
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

test('V1 D2 four features save 10 % of all four, and urgency is of what remains', () => {
  // Lower ends 300 + 90 + 90 + 60 = 540, upper ends 800 + 180 + 180 + 120 = 1280: a tenth is 54 and 128.
  // Urgency: 10 % of 900 + 540 - 54 = 138.60; 30 % of 1600 + 1280 - 128 = 825.60.
  const features = ['photo-gallery', 'inquiry-form', 'reviews', 'price-calculator'] as const;
  const { lines, total } = price({ size: 'medium', features, timeline: 'asap' });
  assert.deepEqual(lines.slice(5), [
    ['starter on all 10 %', -54, -128],
    ['urgent 10-30 %', 139, 826],
  ]);
  // 900 + 540 - 54 + 139; 1600 + 1280 - 128 + 826.
  assert.deepEqual(total, [1525, 3578]);
});

/** Features in short, and by hand what they save at both ends; `up to` where fewer features decide the price. */
const table: [features: string, saving: Line | null][] = [
  // Two: nothing.
  ['blog reviews', null],
  // Three: 10 % of 300 + 90 + 90 and of 800 + 180 + 180.
  ['price-calculator photo-gallery reviews', ['starter on all 10 %', -48, -116]],
  // 90 % of 610 are 549, of 1470 are 1323; the two dearest alone cost 550 and 1350, so the third is for nothing.
  ['price-calculator own-editing inquiry-form', ['starter on all up to 10 %', -60, -120]],
  // Four: 10 % of 350 and of 670.
  ['newsletter photo-inquiry inquiry-form callback-request', ['starter on all 10 %', -35, -67]],
  // 90 % of 1110 are 999, below the 1000 of the two dearest; 90 % of 2710 are 2439, below 2500.
  ['quote-generator material-calculator inquiry-form callback-request', ['starter on all up to 10 %', -110, -210]],
  // Five: 10 % of 690 and of 1420.
  ['blog branches reminders newsletter reviews', ['starter on all 10 %', -69, -142]],
  // Six: 15 % of 780 and of 1600.
  ['blog branches reminders newsletter reviews photo-gallery', ['growth on all 15 %', -117, -240]],
  // 85 % of 1960 are 1666, below 90 % of the five dearest 1900 = 1710; 85 % of 4820 are 4097, below 4230.
  [
    'quote-generator material-calculator appointment-booking price-calculator multilingual inquiry-form',
    ['growth on all up to 15 %', -250, -590],
  ],
  // Seven: 15 % of 900 and of 1820.
  ['blog branches reminders newsletter reviews photo-gallery before-after', ['growth on all 15 %', -135, -273]],
  // Eight: 15 % of 1080 and of 2220.
  [
    'blog branches reminders newsletter reviews photo-gallery before-after local-search',
    ['growth on all 15 %', -162, -333],
  ],
  // Nine: 80 % of 2730 are 2184, above 85 % of the eight dearest 2550 = 2167.50; but 80 % of 6510 are 5208, below 85 % of
  // 6150 = 5227.50: at the upper end 6510 - 5227.50 = 1282.50 are saved.
  [
    'quote-generator material-calculator appointment-booking price-calculator multilingual own-editing copywriting calendar-sync reminders',
    ['premium on all up to 20 %', -546, -1283],
  ],
  // Ten: 20 % of 1350 and of 2770.
  [
    'blog branches reminders newsletter reviews photo-gallery before-after local-search service-area-map case-studies',
    ['premium on all 20 %', -270, -554],
  ],
  // 80 % of 2660 are 2128, below 2167.50; 80 % of 6360 are 5088, below 5227.50.
  [
    'quote-generator material-calculator appointment-booking price-calculator multilingual own-editing copywriting calendar-sync callback-request inquiry-form',
    ['premium on all up to 20 %', -493, -1133],
  ],
];

test('V1 A1 a package saves its percent on all of its features, and never so much that fewer would cost more', () => {
  for (const [words, saving] of table) {
    const features = words.split(' ') as FeatureId[];
    assert.deepEqual(price({ features }).lines[features.length + 1] ?? null, saving, words);
  }
});

test('V1 a percentage is of the amounts that are shown, in every currency', () => {
  const features = ['price-calculator', 'photo-gallery', 'reviews'] as const;
  // 300, 90 and 90 euro are 2235, 670.50 and 670.50 crowns, shown as 2235, 671 and 671: a tenth of 3577.
  // 800, 180 and 180 euro are 5960, 1341 and 1341 crowns: a tenth of 8642.
  assert.deepEqual(price({ features }, 'DKK').lines[4], ['starter on all 10 %', -358, -864]);
});

test('D2 by method 1 the dearest features are paid in full, those from the third on save the package’s percent', () => {
  // Lower ends, dearest first: 300, 90, 90, 60: the last two save 10 % = 9 + 6.
  // Upper ends: 800, 180, 180, 120: 18 + 12.
  // Urgency: 10 % of 900 + 540 - 15 = 142.50, rounded up; 30 % of 1600 + 1280 - 30 = 855.
  const features = ['photo-gallery', 'inquiry-form', 'reviews', 'price-calculator'] as const;
  assert.deepEqual(price({ size: 'medium', features, timeline: 'asap' }, 'EUR', 1), {
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

test('D2 by method 1 the growth package saves 15 % from the sixth feature on, premium 20 % from the ninth', () => {
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
  assert.deepEqual(price({ features: nine }, 'EUR', 1).lines.at(-1), ['premium -20 %', -224, -510]);
  // Without the last: 187.50 and 437.50.
  assert.deepEqual(price({ features: nine.slice(0, 8) }, 'EUR', 1).lines.at(-1), ['growth -15 %', -188, -438]);
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

test('B5 a price above the currency’s highest is lowered by a line of its own, by method 1 each line rounded once', () => {
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
  assert.deepEqual(price(work, 'DKK', 1), {
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
