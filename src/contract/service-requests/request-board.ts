import * as z from 'zod/mini';
import { requestFilterSchema } from '#domain/service-requests/request-filter.ts';
import { requestStatuses } from '#domain/service-requests/status.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { nothing } from '#contract/shapes.ts';
import { countSchema, requestRowSchema } from './service-requests.ts';

/** The requests of one status: the first of them, and how many there are (up to 999). */
const columnSchema = z.strictObject({
  status: z.enum(requestStatuses),
  count: countSchema,
  rows: z.array(requestRowSchema),
});
export type BoardColumn = z.infer<typeof columnSchema>;

export const readRequestBoard = defineEndpoint({
  method: 'GET',
  path: '/api/admin/service-requests/board',
  summary:
    'The requests that match a filter by status, the first 25 of each; a status that the filter leaves out is not there',
  permission: 'read-service-requests',
  parameters: nothing,
  query: requestFilterSchema,
  body: nothing,
  output: z.strictObject({ columns: z.array(columnSchema) }),
  errors: [],
});
