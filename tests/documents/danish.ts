import type { HandComputed } from './hand-computed.ts';

/** Danish documents, computed by hand. */
export const danishDocuments: readonly HandComputed[] = [
  // 1.5 × 650.01 = 975.015, so 975.02; 25 % of 9 974.02 is 2 493.505, so 2 493.51.
  {
    name: 'a Danish payer at home',
    language: 'da',
    currency: 'DKK',
    seller: { country: 'DK', status: 'payer' },
    buyer: { kind: 'business', country: 'DK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      { quantity: 1000, unitPrice: 899_900, taxRate: 2500, net: 899_900 },
      { quantity: 1500, unitPrice: 65_001, taxRate: 2500, net: 97_502 },
    ],
    once: { net: 997_402, taxes: [[2500, 997_402, 249_351]], gross: 1_246_753 },
    plan: [
      { share: 5000, amount: 623_377 },
      { share: 5000, amount: 623_376 },
    ],
    shown: '12.467,53 kr',
  },
  {
    name: 'a Danish payer to a private person in Sweden',
    language: 'da',
    currency: 'DKK',
    seller: { country: 'DK', status: 'payer' },
    buyer: { kind: 'private', country: 'SE', hasValidVatNumber: false },
    reason: 'private-abroad',
    lines: [
      { quantity: 1000, unitPrice: 450_000, taxRate: 2500, discount: { kind: 'sum', amount: 50_050 }, net: 399_950 },
    ],
    once: { net: 399_950, taxes: [[2500, 399_950, 99_988]], gross: 499_938 },
    plan: [
      { share: 5000, amount: 249_969 },
      { share: 5000, amount: 249_969 },
    ],
    shown: '4.999,38 kr',
  },
  {
    name: 'a Danish payer to a Slovak firm',
    language: 'da',
    currency: 'DKK',
    seller: { country: 'DK', status: 'payer' },
    buyer: { kind: 'business', country: 'SK', hasValidVatNumber: true },
    reason: 'reverse-charge',
    lines: [
      { quantity: 1000, unitPrice: 1_500_000, taxRate: 0, net: 1_500_000 },
      { quantity: 2000, unitPrice: 125_000, taxRate: 0, option: { minimum: 0, maximum: 4000 }, net: 250_000 },
    ],
    once: { net: 1_500_000, taxes: [[0, 1_500_000, 0]], gross: 1_500_000 },
    onceWithOptions: { net: 1_750_000, taxes: [[0, 1_750_000, 0]], gross: 1_750_000 },
    plan: [
      { share: 5000, amount: 750_000 },
      { share: 5000, amount: 750_000 },
    ],
    shown: '15.000,00 kr',
  },
  // 33.33 % of 18 625.00 is 6 207.7125, so 6 207.71 twice and 6 209.58.
  {
    name: 'a Slovak payer to a Danish firm',
    language: 'da',
    currency: 'DKK',
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind: 'business', country: 'DK', hasValidVatNumber: true },
    reason: 'reverse-charge',
    lines: [
      { quantity: 1000, unitPrice: 1_862_500, taxRate: 0, net: 1_862_500 },
      { quantity: 1000, unitPrice: 36_500, taxRate: 0, recurrence: 'monthly', net: 36_500 },
    ],
    once: { net: 1_862_500, taxes: [[0, 1_862_500, 0]], gross: 1_862_500 },
    monthly: { net: 36_500, taxes: [[0, 36_500, 0]], gross: 36_500 },
    plan: [
      { share: 3333, amount: 620_771 },
      { share: 3333, amount: 620_771 },
      { share: 3334, amount: 620_958 },
    ],
    shown: '18.625,00 kr',
  },
  // 3.75 × 499.00 = 1 871.25; a quarter is 467.8125, so 467.81 twice and 935.63.
  {
    name: 'a Danish agency that is not registered',
    language: 'da',
    currency: 'DKK',
    seller: { country: 'DK', status: 'not-payer' },
    buyer: { kind: 'private', country: 'DK', hasValidVatNumber: false },
    reason: 'not-payer',
    lines: [{ quantity: 3750, unitPrice: 49_900, taxRate: 0, net: 187_125 }],
    once: { net: 187_125, taxes: [[0, 187_125, 0]], gross: 187_125 },
    plan: [
      { share: 2500, amount: 46_781 },
      { share: 2500, amount: 46_781 },
      { share: 5000, amount: 93_563 },
    ],
    shown: '1.871,25 kr',
  },
  // 7 333.33 less 7.5 % = 6 783.33025; 2 × 333.33 less 5 % = 633.327; 249.99 less 10 % = 224.991.
  {
    name: 'options, monthly and percent off in one document',
    language: 'da',
    currency: 'DKK',
    seller: { country: 'DK', status: 'payer' },
    buyer: { kind: 'business', country: 'DK', hasValidVatNumber: false },
    reason: 'domestic',
    lines: [
      {
        quantity: 1000,
        unitPrice: 733_333,
        taxRate: 2500,
        discount: { kind: 'percent', basisPoints: 750 },
        net: 678_333,
      },
      {
        quantity: 2000,
        unitPrice: 33_333,
        taxRate: 2500,
        discount: { kind: 'percent', basisPoints: 500 },
        option: { minimum: 1000, maximum: 3000 },
        net: 63_333,
      },
      {
        quantity: 1000,
        unitPrice: 24_999,
        taxRate: 2500,
        discount: { kind: 'percent', basisPoints: 1000 },
        recurrence: 'monthly',
        net: 22_499,
      },
      {
        quantity: 1000,
        unitPrice: 9999,
        taxRate: 2500,
        option: { minimum: 1000, maximum: 1000 },
        recurrence: 'monthly',
        net: 9999,
      },
    ],
    once: { net: 678_333, taxes: [[2500, 678_333, 169_583]], gross: 847_916 },
    monthly: { net: 22_499, taxes: [[2500, 22_499, 5625]], gross: 28_124 },
    onceWithOptions: { net: 741_666, taxes: [[2500, 741_666, 185_417]], gross: 927_083 },
    monthlyWithOptions: { net: 32_498, taxes: [[2500, 32_498, 8125]], gross: 40_623 },
    plan: [
      { share: 5000, amount: 423_958 },
      { share: 2500, amount: 211_979 },
      { share: 2500, amount: 211_979 },
    ],
    shown: '8.479,16 kr',
  },
  // 10.125 × 79.90 = 808.9875, so 808.99; half of it is 404.495, so 404.50 and 404.49.
  {
    name: 'a Danish payer to a Norwegian firm, in euro',
    language: 'da',
    currency: 'EUR',
    seller: { country: 'DK', status: 'payer' },
    buyer: { kind: 'business', country: 'NO', hasValidVatNumber: true },
    reason: 'outside-eu',
    lines: [{ quantity: 10_125, unitPrice: 7990, taxRate: 0, net: 80_899 }],
    once: { net: 80_899, taxes: [[0, 80_899, 0]], gross: 80_899 },
    plan: [
      { share: 5000, amount: 40_450 },
      { share: 5000, amount: 40_449 },
    ],
    shown: '808,99 €',
  },
];
