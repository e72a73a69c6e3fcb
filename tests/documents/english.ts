import type { HandComputed } from './hand-computed.ts';

/** English documents, computed by hand. */
export const englishDocuments: readonly HandComputed[] = [
  // A thousandth of 500.00 is 0.50.
  {
    name: 'a Slovak payer to a German firm',
    language: 'en',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'DE', hasValidVatNumber: true },
    reason: 'reverse-charge',
    lines: [
      { quantity: 1000, unitPrice: 420_000, taxRate: 0, net: 420_000 },
      { quantity: 1, unitPrice: 50_000, taxRate: 0, net: 50 },
    ],
    once: { net: 420_050, taxes: [[0, 420_050, 0]], gross: 420_050 },
    plan: [
      { share: 5000, amount: 210_025 },
      { share: 5000, amount: 210_025 },
    ],
    shown: '€4,200.50',
  },
  // 23 % of 777.77 is 178.8871; with both options 23 % of 857.77 is 197.2871 and 5 % of 55.55 is 2.7775.
  {
    name: 'a Slovak payer to a private person in Hungary',
    language: 'en',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'private', country: 'HU', hasValidVatNumber: false },
    reason: 'private-abroad',
    lines: [
      { quantity: 1000, unitPrice: 77_777, taxRate: 2300, net: 77_777 },
      { quantity: 1000, unitPrice: 5555, taxRate: 500, option: { minimum: 1000, maximum: 2000 }, net: 5555 },
      {
        quantity: 1000,
        unitPrice: 8888,
        taxRate: 2300,
        discount: { kind: 'sum', amount: 888 },
        option: { minimum: 1000, maximum: 1000 },
        net: 8000,
      },
    ],
    once: { net: 77_777, taxes: [[2300, 77_777, 17_889]], gross: 95_666 },
    onceWithOptions: {
      net: 91_332,
      taxes: [
        [2300, 85_777, 19_729],
        [500, 5555, 278],
      ],
      gross: 111_339,
    },
    plan: [
      { share: 5000, amount: 47_833 },
      { share: 5000, amount: 47_833 },
    ],
    shown: '€956.66',
  },
  // 6 × 1 166.65 = 6 999.90, less 33.33 % = 4 666.83333; half of 4 666.83 is 2 333.415, so 2 333.42 first.
  {
    name: 'registered for services across borders, to a Swedish firm, in Danish crowns',
    language: 'en',
    currency: 'DKK',
    seller: { country: 'SK', status: 'cross-border' },
    buyer: { kind: 'business', country: 'SE', hasValidVatNumber: true },
    reason: 'reverse-charge',
    lines: [
      {
        quantity: 6000,
        unitPrice: 116_665,
        taxRate: 0,
        discount: { kind: 'percent', basisPoints: 3333 },
        net: 466_683,
      },
    ],
    once: { net: 466_683, taxes: [[0, 466_683, 0]], gross: 466_683 },
    plan: [
      { share: 5000, amount: 233_342 },
      { share: 5000, amount: 233_341 },
    ],
    shown: 'kr 4,666.83',
  },
  {
    name: 'not a payer, to a Polish firm, in Czech crowns',
    language: 'en',
    currency: 'CZK',
    seller: { country: 'SK', status: 'not-payer' },
    buyer: { kind: 'business', country: 'PL', hasValidVatNumber: true },
    reason: 'not-payer',
    lines: [
      { quantity: 1000, unitPrice: 4_800_000, taxRate: 0, net: 4_800_000 },
      { quantity: 1000, unitPrice: -960_000, taxRate: 0, kind: 'saving', net: -960_000 },
      { quantity: 1000, unitPrice: 50, taxRate: 0, kind: 'rounding', net: 50 },
    ],
    once: { net: 3_840_050, taxes: [[0, 3_840_050, 0]], gross: 3_840_050 },
    plan: [
      { share: 5000, amount: 1_920_025 },
      { share: 3000, amount: 1_152_015 },
      { share: 2000, amount: 768_010 },
    ],
    shown: 'Kč 38,400.50',
  },
  // 5 % of −0.50 is −0.025, away from zero −0.03; 19 % of −0.50 is −0.095, so −0.10; 23 % of 200.00 is 46.00.
  {
    name: 'a rate whose sum is negative',
    language: 'en',
    currency: 'EUR',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 20_000, taxRate: 2300, net: 20_000 },
      { quantity: 1000, unitPrice: -50, taxRate: 500, kind: 'saving', net: -50 },
      { quantity: 1000, unitPrice: -50, taxRate: 1900, kind: 'saving', net: -50 },
    ],
    once: {
      net: 19_900,
      taxes: [
        [2300, 20_000, 4600],
        [1900, -50, -10],
        [500, -50, -3],
      ],
      gross: 24_487,
    },
    plan: [
      { share: 5000, amount: 12_244 },
      { share: 5000, amount: 12_243 },
    ],
    shown: '€244.87',
  },
];
