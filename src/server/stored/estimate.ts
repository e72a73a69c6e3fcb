import * as z from 'zod/mini';
import { projectSizes, serviceTypes, timelines } from '#domain/configurator/answers.ts';
import { featureIds } from '#domain/configurator/features.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import { packageNames } from '#domain/estimates/price-book/price-book.ts';
import type { LineReason } from '#domain/estimates/price.ts';
import { currencies } from '#domain/money.ts';
import { defineShape } from './stored-shape.ts';
import { choiceOf, listOf, orElse } from './tolerant.ts';

const range = z.object({ minimum: z.int(), maximum: z.int() });

const reason: z.ZodMiniType<LineReason> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('base'), serviceType: z.enum(serviceTypes), size: z.nullable(z.enum(projectSizes)) }),
  z.object({ kind: z.literal('feature'), feature: z.enum(featureIds) }),
  z.object({ kind: z.literal('package-saving'), package: z.enum(packageNames), percent: z.number() }),
  z.object({
    kind: z.literal('saving-on-all'),
    package: z.enum(packageNames),
    percent: z.number(),
    isCapped: z.boolean(),
  }),
  z.object({ kind: z.literal('urgency'), minimumPercent: z.number(), maximumPercent: z.number() }),
  z.object({ kind: z.literal('lowest-price') }),
  z.object({ kind: z.literal('highest-price') }),
]);

const budget = z.object({
  limits: z.object({ minimum: z.int(), maximum: z.nullable(z.int()) }),
  verdict: z.enum(['below', 'within', 'partly-above', 'above']),
});

/**
 * A computed estimate in `estimates.result`, in minor units. It reads as it was computed, whatever the prices of today; a
 * line whose reason this release does not know is left out, the total stays. Damaged sums have no fallback.
 */
export const storedEstimate = defineShape<Estimate>({
  name: 'estimate',
  schema: z.object({
    priceBookVersion: z.int(),
    currency: z.enum(currencies),
    lines: listOf(z.object({ reason, low: z.int(), high: z.int() })),
    total: range,
    weeks: range,
    timelineFit: choiceOf(['fits', 'tight', 'too-short']),
    possibleTimeline: choiceOf(timelines),
    budget: orElse(z.nullable(budget), null),
    installments: listOf(z.object({ percent: z.int(), minimum: z.int(), maximum: z.int() })),
    maintenance: range,
  }),
});
