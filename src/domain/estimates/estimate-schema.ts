import * as z from 'zod/mini';
import { projectSizes, serviceTypes, timelines } from '../configurator/answers.ts';
import { featureIds } from '../configurator/features.ts';
import { currencies } from '../money.ts';
import type { Estimate } from './estimate.ts';
import {
  type PriceBook,
  type PriceMethod,
  type VersionedPriceBook,
  marketingBands,
  packageNames,
} from './price-book/price-book.ts';

const whole = z.int();
const rangeSchema = z.strictObject({ minimum: whole, maximum: whole });
const openRangeSchema = z.strictObject({ minimum: whole, maximum: z.nullable(whole) });

const reasonSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('base'),
    serviceType: z.enum(serviceTypes),
    size: z.nullable(z.enum(projectSizes)),
  }),
  z.strictObject({ kind: z.literal('feature'), feature: z.enum(featureIds) }),
  z.strictObject({ kind: z.literal('package-saving'), package: z.enum(packageNames), percent: z.number() }),
  z.strictObject({
    kind: z.literal('saving-on-all'),
    package: z.enum(packageNames),
    percent: z.number(),
    isCapped: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('urgency'), minimumPercent: z.number(), maximumPercent: z.number() }),
  z.strictObject({ kind: z.literal('lowest-price') }),
  z.strictObject({ kind: z.literal('highest-price') }),
]);

/** An estimate as sent. */
export const estimateSchema: z.ZodMiniType<Estimate> = z.strictObject({
  priceBookVersion: whole,
  currency: z.enum(currencies),
  lines: z.array(z.strictObject({ reason: reasonSchema, low: whole, high: whole })),
  total: rangeSchema,
  weeks: rangeSchema,
  timelineFit: z.nullable(z.enum(['fits', 'tight', 'too-short'])),
  possibleTimeline: z.nullable(z.enum(timelines)),
  budget: z.nullable(
    z.strictObject({ limits: openRangeSchema, verdict: z.enum(['below', 'within', 'partly-above', 'above']) }),
  ),
  installments: z.array(z.strictObject({ percent: whole, minimum: whole, maximum: whole })),
  maintenance: rangeSchema,
});

const isRising = (values: readonly number[]) => values.every((value, index) => value >= (values[index - 1] ?? value));

/** A range of a price book: in order and not below zero, or more work could cost less (D1). */
const bookRangeSchema = z
  .strictObject({ minimum: z.int().check(z.minimum(0)), maximum: whole })
  .check(z.refine(({ minimum, maximum }) => minimum <= maximum));

/** Ranges of which a larger size is never below a smaller one (D1). */
const bySizeSchema = z
  .record(z.enum(projectSizes), bookRangeSchema)
  .check(z.refine((ranges) => isRising(projectSizes.map((size) => ranges[size].minimum))))
  .check(z.refine((ranges) => isRising(projectSizes.map((size) => ranges[size].maximum))));

/** A price book as sent: in order, so that more work never costs less (D1). */
export const priceBookSchema: z.ZodMiniType<PriceBook> = z.strictObject({
  base: z.record(z.enum(serviceTypes), bySizeSchema),
  features: z.record(z.enum(featureIds), z.strictObject({ price: bookRangeSchema, days: bookRangeSchema })),
  packages: z.readonly(
    z
      .array(
        z.strictObject({
          name: z.enum(packageNames),
          fromFeature: z.int().check(z.minimum(1)),
          percent: z.number().check(z.minimum(0), z.maximum(100)),
        }),
      )
      .check(
        z.refine((packages) => isRising(packages.map(({ fromFeature }) => fromFeature))),
        z.refine((packages) => isRising(packages.map(({ percent }) => percent))),
      ),
  ),
  urgency: z.record(z.enum(timelines), bookRangeSchema),
  weeksOfSize: bySizeSchema,
  weeksOfTimeline: z.record(z.enum(timelines), openRangeSchema),
  marketing: z.record(z.enum(marketingBands), bookRangeSchema),
  installmentsAbove: z.strictObject({ two: whole, three: whole }),
});

export const priceMethodSchema: z.ZodMiniType<PriceMethod> = z.literal([1, 2]);

/** A version of the price book as sent. */
export const versionedPriceBookSchema: z.ZodMiniType<VersionedPriceBook> = z.strictObject({
  version: whole,
  method: priceMethodSchema,
  content: priceBookSchema,
});
