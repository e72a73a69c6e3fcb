import * as z from 'zod/mini';
import { answersSchema } from '#domain/configurator/answers-schema.ts';
import { estimateSchema } from '#domain/estimates/estimate-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema } from './shapes.ts';

/** An estimate that the server computed and keeps. */
export const storedEstimateSchema = z.strictObject({ id: idSchema, estimate: estimateSchema, validUntil: timeSchema });
export type StoredEstimate = z.infer<typeof storedEstimateSchema>;

export const createEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/estimates',
  summary: 'Compute and keep the binding estimate of finished answers; contact details are not kept with it',
  permission: 'visit',
  parameters: nothing,
  query: nothing,
  body: z.strictObject({ language: languageSchema, answers: answersSchema }),
  output: storedEstimateSchema,
  errors: [],
  rateLimit: { name: 'estimates', max: 60, windowMs: 10 * 60_000 },
  isIdempotent: true,
});

/** Path of an estimate's PDF; the id is not guessable and is all that opens it. */
export const estimatePdfPath = '/api/estimates/:id/pdf';
