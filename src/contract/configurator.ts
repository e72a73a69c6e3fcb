import * as z from 'zod/mini';
import { isFunnelStep } from '#domain/analytics/funnel.ts';
import { quoteModes } from '#domain/configurator/answers.ts';
import { steps } from '#domain/configurator/steps.ts';
import { defineEndpoint } from './endpoint.ts';
import { languageSchema, nothing } from './shapes.ts';

export const countConfiguratorStep = defineEndpoint({
  method: 'POST',
  path: '/api/configurator/steps',
  summary: 'Count that a configurator has reached a step; nothing is kept of who it was',
  permission: 'visit',
  parameters: nothing,
  query: nothing,
  body: z
    .strictObject({ mode: z.nullable(z.enum(quoteModes)), step: z.enum(steps), language: languageSchema })
    .check(z.refine(({ mode, step }) => isFunnelStep(step, mode))),
  output: nothing,
  errors: [],
  rateLimit: { name: 'configurator-steps', max: 100, windowMs: 10 * 60_000 },
});
