import * as z from 'zod/mini';
import { currencies } from '#domain/money.ts';
import { requestStatuses } from '#domain/service-requests/status.ts';
import { idSchema, languageSchema, timeSchema } from '#contract/shapes.ts';

/** What a customer sees of an own request. */
export const ownRequestSchema = z.strictObject({
  id: idSchema,
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

/** An own request as its page shows it. */
export type OwnRequestDetail = OwnRequest & {
  /** What was wanted, in the customer's own words; '' where nothing was said. */
  description: string;
  /** The project that goes on with its thread; null where none does. */
  projectId: string | null;
  /** Whether whoever looks at it may withdraw it now. */
  mayWithdraw: boolean;
  /** Who has cancelled it, and when (ms UTC); null where it is not cancelled. */
  cancelling: { by: 'customer' | 'agency'; at: number } | null;
};

/** A withdrawal of a request that was refused: what was typed, and why. */
export type RequestFormState = { reason: string; failure: 'too-late' | 'too-long' | 'not-allowed' };
