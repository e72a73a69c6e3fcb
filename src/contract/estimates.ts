import * as z from 'zod/mini';
import { answersSchema } from '#domain/configurator/answers-schema.ts';
import { estimateSchema } from '#domain/estimates/estimate-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema, tokenSchema } from './shapes.ts';

const stored = { id: idSchema, estimate: estimateSchema, validUntil: timeSchema };

/**
 * A stored estimate of one's own, with the idempotency key that it was made with. Only who answered has the key, and only
 * it opens what was written in the answers; the id stands in mailed links.
 */
export const ownEstimateSchema = z.strictObject({ ...stored, key: tokenSchema });
export type OwnEstimate = z.infer<typeof ownEstimateSchema>;

export const createEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/estimates',
  summary: 'Compute and keep the binding estimate of finished answers; contact details are not kept with it',
  permission: 'visit',
  parameters: nothing,
  query: nothing,
  body: z.strictObject({ language: languageSchema, answers: answersSchema }),
  output: z.strictObject(stored),
  errors: [],
  rateLimit: { name: 'estimates', max: 60, windowMs: 10 * 60_000 },
  isIdempotent: true,
});

/** An estimate that the server computed and keeps. */
export type StoredEstimate = z.infer<typeof createEstimate.output>;

/** Path of an estimate's PDF. Its key in place of the id opens it with the words of who answered, the id without them. */
export const estimatePdfPath = '/api/estimates/:id/pdf';
