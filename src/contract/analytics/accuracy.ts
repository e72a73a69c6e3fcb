import * as z from 'zod/mini';
import type { EstimatedProject } from '#domain/analytics/accuracy/estimated-project.ts';
import { projectSizes, serviceTypes, timelines, trades } from '#domain/configurator/answers.ts';
import { featureIds } from '#domain/configurator/features.ts';
import { versionedPriceBookSchema } from '#domain/estimates/estimate-schema.ts';
import { currencies } from '#domain/money.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema, nothing } from '../shapes.ts';

const projectSchema: z.ZodMiniType<EstimatedProject> = z.strictObject({
  request: z.strictObject({ id: idSchema, number: z.int() }),
  quotes: z.array(z.strictObject({ id: idSchema, number: z.string() })),
  changes: z.array(z.strictObject({ id: idSchema, number: z.string() })),
  trade: z.nullable(z.enum(trades)),
  work: z.strictObject({
    serviceType: z.enum(serviceTypes),
    size: z.nullable(z.enum(projectSizes)),
    features: z.array(z.enum(featureIds)),
    timeline: z.nullable(z.enum(timelines)),
  }),
  priceBookVersion: z.int(),
  currency: z.enum(currencies),
  euroRate: z.int(),
  estimated: z.int(),
  quoted: z.int(),
  invoiced: z.nullable(z.int()),
  time: z.nullable(z.strictObject({ estimated: z.number(), noted: z.int(), isFinal: z.boolean() })),
});

export const getAccuracy = defineEndpoint({
  method: 'GET',
  path: '/api/admin/analytics/accuracy',
  summary: 'What projects were estimated, quoted and invoiced at, and the price book in force to try other prices with',
  permission: 'read-analytics',
  parameters: nothing,
  query: nothing,
  body: nothing,
  output: z.strictObject({
    /** Of quotes sent in the last three years, the newest first. */
    projects: z.array(projectSchema),
    /** There are older ones that are not among them. */
    isMore: z.boolean(),
    priceBook: versionedPriceBookSchema,
  }),
  errors: [],
});
export type AccuracyOfEstimates = z.infer<typeof getAccuracy.output>;
