import * as z from 'zod/mini';
import { errorCategories, severities } from '#domain/errors/codes.ts';

/** One field that was refused and why; the text is shown beside the field. */
export const fieldErrorSchema = z.object({ field: z.string(), rule: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Body of every answer that is not a success (spec §7, J4). */
export const errorBodySchema = z.object({
  code: z.string(),
  /** Sentence in the caller's language. */
  message: z.string(),
  category: z.enum(errorCategories),
  severity: z.enum(severities),
  /** `ERR_` and letters; stands in the server's log too. */
  errorId: z.string(),
  timestamp: z.string(),
  field: z.optional(z.string()),
  details: z.optional(z.array(fieldErrorSchema)),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
