import * as z from 'zod/mini';
import { type HealthTold, healthChecks } from '#domain/health/health.ts';
import { defineShape } from '#server/stored/stored-shape.ts';

const since = z.optional(z.int());

/** Which checks administrators were mailed about, in `settings`; a damaged value means that they are told once more. */
export const storedHealthTold = defineShape<HealthTold>({
  name: 'told checks',
  schema: z.object(Object.fromEntries(healthChecks.map((check) => [check, since]))),
  fallback: {},
});
