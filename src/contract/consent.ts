import * as z from 'zod/mini';
import { consentCategories } from '#domain/consent/categories.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, nothing } from './shapes.ts';
import { consentPath } from './visitor-paths.ts';

/** Calendar day as `YYYY-MM-DD`. */
const daySchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

export const createConsent = defineEndpoint({
  method: 'POST',
  path: consentPath,
  summary: 'Record a choice about cookies and set the cookie that keeps it; what is necessary is always part of it',
  permission: 'visit',
  parameters: nothing,
  query: nothing,
  body: z.strictObject({
    /** Day of the text that the visitor saw. */
    version: daySchema,
    categories: z.array(z.enum(consentCategories)).check(z.maxLength(10)),
  }),
  output: z.strictObject({ id: idSchema }),
  errors: [],
  rateLimit: { name: 'consents', max: 30, windowMs: 10 * 60_000 },
});
