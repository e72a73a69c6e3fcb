import * as z from 'zod/mini';
import { projectSizes, serviceTypes, timelines } from '../configurator/answers.ts';
import { featureIds } from '../configurator/features.ts';
import { currencies } from '../money.ts';
import type { Estimate } from './estimate.ts';
import { type PriceBook, marketingBands, packageNames } from './price-book.ts';

const whole = z.int();
const rangeSchema = z.strictObject({ minimum: whole, maximum: whole });
const openRangeSchema = z.strictObject({ minimum: whole, maximum: z.nullable(whole) });

const reasonSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('base'), serviceType: z.enum(serviceTypes), size: z.nullable(z.enum(projectSizes)) }),
  z.strictObject({ kind: z.literal('feature'), feature: z.enum(featureIds) }),
  z.strictObject({ kind: z.literal('package-saving'), package: z.enum(packageNames), percent: z.number() }),
  z.strictObject({ kind: z.literal('urgency'), minimumPercent: z.number(), maximumPercent: z.number() }),
  z.strictObject({ kind: z.literal('lowest-price') }),
  z.strictObject({ kind: z.literal('highest-price') }),
]);

/** A stored or transmitted estimate. */
export const estimateSchema: z.ZodMiniType<Estimate> = z.strictObject({
  priceBookVersion: whole,
  currency: z.enum(currencies),
  lines: z.array(z.strictObject({ reason: reasonSchema, low: whole, high: whole })),
  total: rangeSchema,
  weeks: rangeSchema,
  timelineFit: z.nullable(z.enum(['fits', 'tight', 'too-short'])),
  budget: z.nullable(
    z.strictObject({ limits: openRangeSchema, verdict: z.enum(['below', 'within', 'partly-above', 'above']) }),
  ),
  installments: z.array(z.strictObject({ percent: whole, minimum: whole, maximum: whole })),
  maintenance: rangeSchema,
});

/** A price book as stored; a row that does not fit is refused when it is read, not when a visitor meets it. */
export const priceBookSchema: z.ZodMiniType<PriceBook> = z.strictObject({
  base: z.record(z.enum(serviceTypes), z.record(z.enum(projectSizes), rangeSchema)),
  features: z.record(z.enum(featureIds), z.strictObject({ price: rangeSchema, days: rangeSchema })),
  packages: z.readonly(
    z.array(
      z.strictObject({
        name: z.enum(packageNames),
        fromFeature: z.int().check(z.minimum(1)),
        percent: z.number().check(z.minimum(0), z.maximum(100)),
      }),
    ),
  ),
  urgency: z.record(z.enum(timelines), rangeSchema),
  weeksOfSize: z.record(z.enum(projectSizes), rangeSchema),
  weeksOfTimeline: z.record(z.enum(timelines), openRangeSchema),
  marketing: z.record(z.enum(marketingBands), rangeSchema),
  installmentsAbove: z.strictObject({ two: whole, three: whole }),
});
