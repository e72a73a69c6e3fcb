import type { HandComputed } from './hand-computed.ts';

/** Czech documents, computed by hand. */
export const czechDocuments: readonly HandComputed[] = [
  {
    name: 'a Slovak payer to a Czech firm, in crowns',
    language: 'cs',
    currency: 'CZK',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'CZ', hasValidVatNumber: true },
    reason: 'reverse-charge',
    lines: [
      { quantity: 1000, unitPrice: 6_250_000, taxRate: 0, net: 6_250_000 },
      { quantity: 3000, unitPrice: 199_050, taxRate: 0, net: 597_150 },
    ],
    once: { net: 6_847_150, taxes: [[0, 6_847_150, 0]], gross: 6_847_150 },
    plan: [
      { share: 5000, amount: 3_423_575 },
      { share: 5000, amount: 3_423_575 },
    ],
    shown: '68 471,50 Kč',
  },
  // 21 % of 12 500.00 is 2 625.00; 12 % of 1 749.50 is 209.94.
  {
    name: 'a Czech payer with both rates',
    language: 'cs',
    currency: 'CZK',
    seller: { country: 'CZ', status: 'payer' },
    buyer: { kind: 'business', country: 'CZ', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 1_250_000, taxRate: 2100, net: 1_250_000 },
      { quantity: 5000, unitPrice: 34_990, taxRate: 1200, net: 174_950 },
    ],
    once: {
      net: 1_424_950,
      taxes: [
        [2100, 1_250_000, 262_500],
        [1200, 174_950, 20_994],
      ],
      gross: 1_708_444,
    },
    plan: [
      { share: 5000, amount: 854_222 },
      { share: 5000, amount: 854_222 },
    ],
    shown: '17 084,44 Kč',
  },
  {
    name: 'a Czech payer with monthly care',
    language: 'cs',
    currency: 'CZK',
    seller: { country: 'CZ', status: 'payer' },
    buyer: { kind: 'business', country: 'CZ', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 2_490_000, taxRate: 2100, net: 2_490_000 },
      { quantity: 1000, unitPrice: 149_000, taxRate: 2100, recurrence: 'monthly', net: 149_000 },
      { quantity: 250, unitPrice: 99_000, taxRate: 1200, recurrence: 'monthly', net: 24_750 },
    ],
    once: { net: 2_490_000, taxes: [[2100, 2_490_000, 522_900]], gross: 3_012_900 },
    monthly: {
      net: 173_750,
      taxes: [
        [2100, 149_000, 31_290],
        [1200, 24_750, 2970],
      ],
      gross: 208_010,
    },
    plan: [
      { share: 5000, amount: 1_506_450 },
      { share: 5000, amount: 1_506_450 },
    ],
    shown: '30 129,00 Kč',
  },
  // 33.3 × 450.00 = 14 985.00; 33.33 % of it is 4 994.5005, so 4 994.50 twice and 4 996.00.
  {
    name: 'a Czech agency that does not pay tax',
    language: 'cs',
    currency: 'CZK',
    seller: { country: 'CZ', status: 'not-payer' },
    buyer: { kind: 'private', country: 'CZ', hasValidVatNumber: false },
    reason: 'not-payer',
    lines: [{ quantity: 33_300, unitPrice: 45_000, taxRate: 0, net: 1_498_500 }],
    once: { net: 1_498_500, taxes: [[0, 1_498_500, 0]], gross: 1_498_500 },
    plan: [
      { share: 3333, amount: 499_450 },
      { share: 3333, amount: 499_450 },
      { share: 3334, amount: 499_600 },
    ],
    shown: '14 985,00 Kč',
  },
  // 19 999.99 less 12.5 % = 17 499.99125, so 17 499.99; half of it is 8 749.995, so 8 750.00 and 8 749.99.
  {
    name: 'a Czech identified person to a Slovak firm',
    language: 'cs',
    currency: 'CZK',
    seller: { country: 'CZ', status: 'cross-border' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: true },
    reason: 'reverse-charge',
    lines: [
      {
        quantity: 1000,
        unitPrice: 1_999_999,
        taxRate: 0,
        discount: { kind: 'percent', basisPoints: 1250 },
        net: 1_749_999,
      },
    ],
    once: { net: 1_749_999, taxes: [[0, 1_749_999, 0]], gross: 1_749_999 },
    plan: [
      { share: 5000, amount: 875_000 },
      { share: 5000, amount: 874_999 },
    ],
    shown: '17 499,99 Kč',
  },
  // 49.50 and 0.005, so 0.01: 21 % of 49.51 is 10.3971, so 10.40; half of 59.91 is 29.955, so 29.96.
  {
    name: 'percent off and half a haléř of tax',
    language: 'cs',
    currency: 'CZK',
    seller: { country: 'CZ', status: 'payer' },
    buyer: { kind: 'private', country: 'CZ', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 5000, taxRate: 2100, discount: { kind: 'percent', basisPoints: 100 }, net: 4950 },
      { quantity: 500, unitPrice: 1, taxRate: 2100, net: 1 },
    ],
    once: { net: 4951, taxes: [[2100, 4951, 1040]], gross: 5991 },
    plan: [
      { share: 5000, amount: 2996 },
      { share: 5000, amount: 2995 },
    ],
    shown: '59,91 Kč',
  },
  {
    name: 'a Slovak payer to a private person in Czechia, in crowns',
    language: 'cs',
    currency: 'CZK',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'private', country: 'CZ', hasValidVatNumber: false },
    reason: 'private-abroad',
    lines: [
      { quantity: 1000, unitPrice: 815_000, taxRate: 2300, net: 815_000 },
      { quantity: 1000, unitPrice: 35_000, taxRate: 1900, net: 35_000 },
    ],
    once: {
      net: 850_000,
      taxes: [
        [2300, 815_000, 187_450],
        [1900, 35_000, 6650],
      ],
      gross: 1_044_100,
    },
    plan: [
      { share: 5000, amount: 522_050 },
      { share: 5000, amount: 522_050 },
    ],
    shown: '10 441,00 Kč',
  },
  // 21 % of 415.15 is 87.1815, so 87.18; 60 % of 502.33 is 301.398, so 301.40.
  {
    name: 'a Czech payer to a private person in Slovakia, in euro',
    language: 'cs',
    currency: 'EUR',
    seller: { country: 'CZ', status: 'payer' },
    buyer: { kind: 'private', country: 'SK', hasValidVatNumber: false },
    reason: 'private-abroad',
    lines: [{ quantity: 1000, unitPrice: 41_515, taxRate: 2100, net: 41_515 }],
    once: { net: 41_515, taxes: [[2100, 41_515, 8718]], gross: 50_233 },
    plan: [
      { share: 6000, amount: 30_140 },
      { share: 4000, amount: 20_093 },
    ],
    shown: '502,33 €',
  },
  // 21 % of 2 066 115.70 is 433 884.297, so 433 884.30: 2 500 000.00 in all.
  {
    name: 'a large project in three parts',
    language: 'cs',
    currency: 'CZK',
    seller: { country: 'CZ', status: 'payer' },
    buyer: { kind: 'business', country: 'CZ', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [{ quantity: 1000, unitPrice: 206_611_570, taxRate: 2100, net: 206_611_570 }],
    once: { net: 206_611_570, taxes: [[2100, 206_611_570, 43_388_430]], gross: 250_000_000 },
    plan: [
      { share: 4000, amount: 100_000_000 },
      { share: 3000, amount: 75_000_000 },
      { share: 3000, amount: 75_000_000 },
    ],
    shown: '2 500 000,00 Kč',
  },
  // 26 666.40 at 21 % is 5 599.944, so 5 599.94; 12 % of −0.30 is −0.036, so −0.04: together 32 266.00.
  {
    name: 'a package saving and a rounding to whole crowns',
    language: 'cs',
    currency: 'CZK',
    seller: { country: 'CZ', status: 'payer' },
    buyer: { kind: 'business', country: 'CZ', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 3_333_300, taxRate: 2100, net: 3_333_300 },
      { quantity: 1000, unitPrice: -666_660, taxRate: 2100, kind: 'saving', net: -666_660 },
      { quantity: 1000, unitPrice: -30, taxRate: 1200, kind: 'rounding', net: -30 },
    ],
    once: {
      net: 2_666_610,
      taxes: [
        [2100, 2_666_640, 559_994],
        [1200, -30, -4],
      ],
      gross: 3_226_600,
    },
    plan: [
      { share: 5000, amount: 1_613_300 },
      { share: 5000, amount: 1_613_300 },
    ],
    shown: '32 266,00 Kč',
  },
];
