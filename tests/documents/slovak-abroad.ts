import type { HandComputed } from './hand-computed.ts';

/** Slovak documents across borders and without tax, computed by hand. */
export const slovakDocumentsAbroad: readonly HandComputed[] = [
  // 1.25 × 45.00 = 56.25. 30 % of 955.25 is 286.575, so 286.58; the rest is 668.67.
  {
    name: 'not a payer, to a private person',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'not-payer' },
    buyer: { kind: 'private', country: 'SK', hasValidVatNumber: false },
    reason: 'not-payer',
    lines: [
      { quantity: 1000, unitPrice: 89_900, taxRate: 0, net: 89_900 },
      { quantity: 1250, unitPrice: 4500, taxRate: 0, net: 5625 },
    ],
    once: { net: 95_525, taxes: [[0, 95_525, 0]], gross: 95_525 },
    plan: [
      { share: 3000, amount: 28_658 },
      { share: 7000, amount: 66_867 },
    ],
    shown: '955,25 €',
  },
  {
    name: 'registered for services across borders, to a Czech firm',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'cross-border' },
    buyer: { kind: 'business', country: 'CZ', hasValidVatNumber: true },
    reason: 'reverse-charge',
    lines: [
      { quantity: 1000, unitPrice: 240_000, taxRate: 0, net: 240_000 },
      { quantity: 1000, unitPrice: -24_000, taxRate: 0, kind: 'saving', net: -24_000 },
    ],
    once: { net: 216_000, taxes: [[0, 216_000, 0]], gross: 216_000 },
    plan: [
      { share: 5000, amount: 108_000 },
      { share: 5000, amount: 108_000 },
    ],
    shown: '2 160,00 €',
  },
  // 12.5 × 64.99 = 812.375, so 812.38. 40 % is 324.952, so 324.95; 30 % is 243.714, so 243.71; the rest is 243.72.
  {
    name: 'a payer to an Austrian firm',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'AT', hasValidVatNumber: true },
    reason: 'reverse-charge',
    lines: [{ quantity: 12_500, unitPrice: 6499, taxRate: 0, net: 81_238 }],
    once: { net: 81_238, taxes: [[0, 81_238, 0]], gross: 81_238 },
    plan: [
      { share: 4000, amount: 32_495 },
      { share: 3000, amount: 24_371 },
      { share: 3000, amount: 24_372 },
    ],
    shown: '812,38 €',
  },
  // 23 % of 350.50 is 80.615, so 80.62; 5 % of 19.90 is 0.995, so 1.00.
  {
    name: 'a payer to a private person in Czechia',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'private', country: 'CZ', hasValidVatNumber: false },
    reason: 'private-abroad',
    lines: [
      { quantity: 1000, unitPrice: 35_050, taxRate: 2300, net: 35_050 },
      { quantity: 1000, unitPrice: 1990, taxRate: 500, net: 1990 },
    ],
    once: {
      net: 37_040,
      taxes: [
        [2300, 35_050, 8062],
        [500, 1990, 100],
      ],
      gross: 45_202,
    },
    plan: [
      { share: 5000, amount: 22_601 },
      { share: 5000, amount: 22_601 },
    ],
    shown: '452,02 €',
  },
  {
    name: 'a payer to a Norwegian firm',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'NO', hasValidVatNumber: false },
    reason: 'outside-eu',
    lines: [
      { quantity: 1000, unitPrice: 300_000, taxRate: 0, net: 300_000 },
      { quantity: 1000, unitPrice: 7500, taxRate: 0, recurrence: 'monthly', net: 7500 },
    ],
    once: { net: 300_000, taxes: [[0, 300_000, 0]], gross: 300_000 },
    monthly: { net: 7500, taxes: [[0, 7500, 0]], gross: 7500 },
    plan: [
      { share: 5000, amount: 150_000 },
      { share: 5000, amount: 150_000 },
    ],
    shown: '3 000,00 €',
  },
  {
    name: 'a payer to a Czech firm whose number nobody has verified',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'CZ', hasValidVatNumber: false },
    reason: 'vat-number-missing',
    lines: [{ quantity: 1000, unitPrice: 100_000, taxRate: 2300, net: 100_000 }],
    once: { net: 100_000, taxes: [[2300, 100_000, 23_000]], gross: 123_000 },
    plan: [
      { share: 5000, amount: 61_500 },
      { share: 5000, amount: 61_500 },
    ],
    shown: '1 230,00 €',
  },
  // 7 × 14.29 = 100.03; 34 % is 34.0102, 33 % is 33.0099, the rest is 33.01.
  {
    name: 'registered for services across borders, at home',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'cross-border' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: false },
    reason: 'not-payer',
    lines: [{ quantity: 7000, unitPrice: 1429, taxRate: 0, net: 10_003 }],
    once: { net: 10_003, taxes: [[0, 10_003, 0]], gross: 10_003 },
    plan: [
      { share: 3400, amount: 3401 },
      { share: 3300, amount: 3301 },
      { share: 3300, amount: 3301 },
    ],
    shown: '100,03 €',
  },
  // 19 % of 10.01 is 1.9019, so 1.90: 11.91, whose half is 5.955, so 5.96 first and 5.95 then.
  {
    name: 'before the customer has a country',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: '', hasValidVatNumber: false },
    reason: 'country-missing',
    lines: [{ quantity: 1000, unitPrice: 1001, taxRate: 1900, net: 1001 }],
    once: { net: 1001, taxes: [[1900, 1001, 190]], gross: 1191 },
    plan: [
      { share: 5000, amount: 596 },
      { share: 5000, amount: 595 },
    ],
    shown: '11,91 €',
  },
];
