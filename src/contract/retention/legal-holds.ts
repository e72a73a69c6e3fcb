import * as z from 'zod/mini';
import { holdKinds, longestHoldReason } from '#domain/retention/legal-hold.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema, nothing, timeSchema } from '../shapes.ts';

/* Legal holds (K6): while one lasts, nothing of a customer, request or project is deleted or made anonymous. */

const admin = { permission: 'manage-customers', query: nothing } as const;
const one = { parameters: z.strictObject({ kind: z.enum(holdKinds), id: idSchema }) } as const;

const holdsSchema = z.strictObject({
  /** Newest first; the account that placed or lifted one may be gone. */
  holds: z.array(
    z.strictObject({
      id: idSchema,
      reason: z.string(),
      placedAt: timeSchema,
      placedBy: z.nullable(z.string()),
      liftedAt: z.nullable(timeSchema),
      liftedBy: z.nullable(z.string()),
    }),
  ),
  /** It lasts here, or at the customer, request or project that this belongs to. */
  isHeld: z.boolean(),
});
export type LegalHolds = z.infer<typeof holdsSchema>;

export const listLegalHolds = defineEndpoint({
  ...admin,
  ...one,
  method: 'GET',
  path: '/api/admin/legal-holds/:kind/:id',
  summary: 'Legal holds of a customer, request or project, and whether one covers it',
  body: nothing,
  output: holdsSchema,
  errors: ['not-found'],
});

export const placeLegalHold = defineEndpoint({
  ...admin,
  ...one,
  method: 'POST',
  path: '/api/admin/legal-holds/:kind/:id',
  summary:
    'Place a legal hold: nothing of it is deleted or made anonymous until it is lifted; one that lasts stays as it is',
  body: z.strictObject({ reason: z.string().check(z.maxLength(longestHoldReason * 2)) }),
  output: holdsSchema,
  errors: ['not-found'],
  audit: 'legal-hold.placed',
});

export const liftLegalHold = defineEndpoint({
  ...admin,
  ...one,
  method: 'DELETE',
  path: '/api/admin/legal-holds/:kind/:id',
  summary: 'Lift the legal hold; what is over by the retention schedule is deleted within the hour',
  body: nothing,
  output: holdsSchema,
  errors: ['not-found'],
  audit: 'legal-hold.lifted',
});
