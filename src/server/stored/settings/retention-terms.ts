import * as z from 'zod/mini';
import { type RetentionTerms, retentionRules } from '#domain/retention/retention-schedule.ts';
import { defineShape } from '#server/stored/stored-shape.ts';

const term = z.optional(z.int());

/**
 * Terms of keeping that the owner has set, in `settings`. A missing one is the first of its rule; a damaged value has no fallback, because
 * more might be deleted than the owner has decided.
 */
export const storedRetentionTerms = defineShape<RetentionTerms>({
  name: 'terms of keeping',
  schema: z.object(Object.fromEntries(retentionRules.map(({ id }) => [id, term]))),
});
