import type { HandComputed } from './hand-computed.ts';

/** Slovak documents of a payer at home, computed by hand. */
export const slovakDocumentsAtHome: readonly HandComputed[] = [
  {
    name: 'one line at the standard rate',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [{ quantity: 1000, unitPrice: 125_000, taxRate: 2300, net: 125_000 }],
    once: { net: 125_000, taxes: [[2300, 125_000, 28_750]], gross: 153_750 },
    plan: [
      { share: 5000, amount: 76_875 },
      { share: 5000, amount: 76_875 },
    ],
    shown: '1 537,50 €',
  },
  // 2.5 × 33.33 = 83.325, rounded to 83.33; 23 % of it is 19.1659, rounded to 19.17. Half of 102.50 is 51.25.
  {
    name: 'hours that end in half a cent',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [{ quantity: 2500, unitPrice: 3333, taxRate: 2300, net: 8333 }],
    once: { net: 8333, taxes: [[2300, 8333, 1917]], gross: 10_250 },
    plan: [
      { share: 5000, amount: 5125 },
      { share: 5000, amount: 5125 },
    ],
    shown: '102,50 €',
  },
  // 23 % of 980.00 is 225.40; 19 % of 37.47 is 7.1193, so 7.12; 5 % of 15.90 is 0.795, so 0.80.
  {
    name: 'three rates at once',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 98_000, taxRate: 2300, net: 98_000 },
      { quantity: 3000, unitPrice: 1249, taxRate: 1900, net: 3747 },
      { quantity: 2000, unitPrice: 795, taxRate: 500, net: 1590 },
    ],
    once: {
      net: 103_337,
      taxes: [
        [2300, 98_000, 22_540],
        [1900, 3747, 712],
        [500, 1590, 80],
      ],
      gross: 126_669,
    },
    plan: [
      { share: 5000, amount: 63_335 },
      { share: 5000, amount: 63_334 },
    ],
    shown: '1 266,69 €',
  },
  // 99.99 less 10 % = 89.991, so 89.99; 0.45 less 50 % = 0.225, so 0.23. 23 % of 90.22 is 20.7506.
  {
    name: 'percent off, once with half a cent',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 9999, taxRate: 2300, discount: { kind: 'percent', basisPoints: 1000 }, net: 8999 },
      { quantity: 1000, unitPrice: 45, taxRate: 2300, discount: { kind: 'percent', basisPoints: 5000 }, net: 23 },
    ],
    once: { net: 9022, taxes: [[2300, 9022, 2075]], gross: 11_097 },
    plan: [
      { share: 5000, amount: 5549 },
      { share: 5000, amount: 5548 },
    ],
    shown: '110,97 €',
  },
  {
    name: 'a sum off a line of several pieces',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 4000, unitPrice: 12_000, taxRate: 2300, discount: { kind: 'sum', amount: 7999 }, net: 40_001 },
      { quantity: 1000, unitPrice: 5000, taxRate: 2300, discount: { kind: 'sum', amount: 5000 }, net: 0 },
    ],
    once: { net: 40_001, taxes: [[2300, 40_001, 9200]], gross: 49_201 },
    plan: [
      { share: 5000, amount: 24_601 },
      { share: 5000, amount: 24_600 },
    ],
    shown: '492,01 €',
  },
  // 1.5 × −0.33 = −0.495, away from zero −0.50. 23 % of 99.50 is 22.885, so 22.89; half of 122.39 is 61.195, so
  // 61.20 first.
  {
    name: 'a package saving of half a cent',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 10_000, taxRate: 2300, net: 10_000 },
      { quantity: 1500, unitPrice: -33, taxRate: 2300, kind: 'saving', net: -50 },
    ],
    once: { net: 9950, taxes: [[2300, 9950, 2289]], gross: 12_239 },
    plan: [
      { share: 5000, amount: 6120 },
      { share: 5000, amount: 6119 },
    ],
    shown: '122,39 €',
  },
  // 1 219.51 at 23 % is 280.4873, so 280.49: together 1 500.00.
  {
    name: 'a line that rounds the total',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 121_949, taxRate: 2300, net: 121_949 },
      { quantity: 1000, unitPrice: 2, taxRate: 2300, kind: 'rounding', net: 2 },
    ],
    once: { net: 121_951, taxes: [[2300, 121_951, 28_049]], gross: 150_000 },
    plan: [
      { share: 5000, amount: 75_000 },
      { share: 5000, amount: 75_000 },
    ],
    shown: '1 500,00 €',
  },
  // 0.5 × 39.99 = 19.995, so 20.00. Nothing is paid once, so the plan splits nothing.
  {
    name: 'nothing but monthly care',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 4900, taxRate: 2300, recurrence: 'monthly', net: 4900 },
      { quantity: 500, unitPrice: 3999, taxRate: 2300, recurrence: 'monthly', net: 2000 },
    ],
    once: { net: 0, taxes: [], gross: 0 },
    monthly: { net: 6900, taxes: [[2300, 6900, 1587]], gross: 8487 },
    plan: [{ share: 10_000, amount: 0 }],
    shown: '0,00 €',
  },
  {
    name: 'options that were not chosen count for nothing',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 150_000, taxRate: 2300, net: 150_000 },
      { quantity: 1000, unitPrice: 32_000, taxRate: 2300, option: { minimum: 1000, maximum: 1000 }, net: 32_000 },
      { quantity: 2000, unitPrice: 4550, taxRate: 2300, option: { minimum: 1000, maximum: 5000 }, net: 9100 },
    ],
    once: { net: 150_000, taxes: [[2300, 150_000, 34_500]], gross: 184_500 },
    onceWithOptions: { net: 191_100, taxes: [[2300, 191_100, 43_953]], gross: 235_053 },
    plan: [
      { share: 5000, amount: 92_250 },
      { share: 5000, amount: 92_250 },
    ],
    shown: '1 845,00 €',
  },
  // 3 × 33.33 less 15 % = 84.9915, so 84.99; 19 % of it is 16.1481, so 16.15.
  {
    name: 'an option with percent off and a range',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'private', country: 'SK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 64_000, taxRate: 2300, net: 64_000 },
      {
        quantity: 3000,
        unitPrice: 3333,
        taxRate: 1900,
        discount: { kind: 'percent', basisPoints: 1500 },
        option: { minimum: 1000, maximum: 10_000 },
        net: 8499,
      },
      {
        quantity: 1000,
        unitPrice: 990,
        taxRate: 2300,
        option: { minimum: 1000, maximum: 1000 },
        recurrence: 'monthly',
        net: 990,
      },
    ],
    once: { net: 64_000, taxes: [[2300, 64_000, 14_720]], gross: 78_720 },
    onceWithOptions: {
      net: 72_499,
      taxes: [
        [2300, 64_000, 14_720],
        [1900, 8499, 1615],
      ],
      gross: 88_834,
    },
    monthlyWithOptions: { net: 990, taxes: [[2300, 990, 228]], gross: 1218 },
    plan: [
      { share: 5000, amount: 39_360 },
      { share: 5000, amount: 39_360 },
    ],
    shown: '787,20 €',
  },
  // 23 % of 813.01 is 186.9923, so 1 000.00 in all; 33.33 % is 333.30 twice, the rest 333.40.
  {
    name: 'three parts that do not divide evenly',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [{ quantity: 1000, unitPrice: 81_301, taxRate: 2300, net: 81_301 }],
    once: { net: 81_301, taxes: [[2300, 81_301, 18_699]], gross: 100_000 },
    plan: [
      { share: 3333, amount: 33_330 },
      { share: 3333, amount: 33_330 },
      { share: 3334, amount: 33_340 },
    ],
    shown: '1 000,00 €',
  },
  // 23 % of 0.02 is 0.0046 for each line, which is nothing; of 0.10 it is 0.023, so 0.02. Half of 0.12 is 0.06.
  {
    name: 'tax is rounded once for a rate and not for each line',
    language: 'sk',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 2, taxRate: 2300, net: 2 },
      { quantity: 1000, unitPrice: 2, taxRate: 2300, net: 2 },
      { quantity: 1000, unitPrice: 2, taxRate: 2300, net: 2 },
      { quantity: 1000, unitPrice: 2, taxRate: 2300, net: 2 },
      { quantity: 1000, unitPrice: 2, taxRate: 2300, net: 2 },
    ],
    once: { net: 10, taxes: [[2300, 10, 2]], gross: 12 },
    plan: [
      { share: 5000, amount: 6 },
      { share: 5000, amount: 6 },
    ],
    shown: '0,12 €',
  },
];
