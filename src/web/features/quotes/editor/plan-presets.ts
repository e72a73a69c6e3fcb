import { type PlannedPart, defaultPaymentPlan } from '#domain/quotes/payment-plan.ts';

type Preset = { id: 'halves' | 'atOnce' | 'deposit'; parts: readonly PlannedPart[] };

/** Plans that are chosen with one press: half and half (spec §9), all at the end, a third as the deposit. */
export const planPresets: readonly Preset[] = [
  { id: 'halves', parts: defaultPaymentPlan },
  {
    id: 'deposit',
    parts: [
      { share: 3000, due: 'signing', milestone: '' },
      { share: 7000, due: 'completion', milestone: '' },
    ],
  },
  { id: 'atOnce', parts: [{ share: 10_000, due: 'completion', milestone: '' }] },
];
