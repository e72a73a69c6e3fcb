import * as z from 'zod/mini';
import { currencies } from '#domain/money.ts';
import { requestStatuses } from '#domain/service-requests/status.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { languageSchema, nothing, timeSchema } from '#contract/shapes.ts';

/** What a customer sees of an own request. */
const ownRequestSchema = z.strictObject({
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

export const listOwnRequests = defineEndpoint({
  method: 'GET',
  path: '/api/portal/requests',
  summary: 'The latest 100 requests of one’s own verified address, newest first, also those sent before the account',
  permission: 'open-portal',
  parameters: nothing,
  query: nothing,
  body: nothing,
  output: z.strictObject({ requests: z.array(ownRequestSchema) }),
  errors: [],
});
