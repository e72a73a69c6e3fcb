import * as z from 'zod/mini';
import { currencies } from '#domain/money.ts';
import { requestStatuses } from '#domain/service-requests/status.ts';
import { languageSchema, timeSchema } from '#contract/shapes.ts';

/** What a customer sees of an own request. */
export const ownRequestSchema = z.strictObject({
  number: z.int(),
  createdAt: timeSchema,
  status: z.enum(requestStatuses),
  /** In the language in which it was sent. */
  title: z.string(),
  language: languageSchema,
  currency: z.enum(currencies),
  estimate: z.nullable(z.strictObject({ minimum: z.int(), maximum: z.int() })),
});
export type OwnRequest = z.infer<typeof ownRequestSchema>;
