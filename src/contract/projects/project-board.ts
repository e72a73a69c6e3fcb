import * as z from 'zod/mini';
import { projectFilterSchema } from '#domain/projects/project-filter.ts';
import { projectStatuses } from '#domain/projects/project-status.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { nothing } from '#contract/shapes.ts';
import { countSchema } from '#contract/service-requests/service-requests.ts';
import { projectRowSchema } from './projects.ts';

/** The projects of one status: the newest of them, and how many there are (up to 999). */
const columnSchema = z.strictObject({
  status: z.enum(projectStatuses),
  count: countSchema,
  rows: z.array(projectRowSchema),
});
export type ProjectColumn = z.infer<typeof columnSchema>;

export const readProjectBoard = defineEndpoint({
  method: 'GET',
  path: '/api/admin/projects/board',
  summary:
    'The projects that match a filter by status, those on hold among them and the cancelled ones not, the newest 25 of each status',
  permission: 'manage-projects',
  parameters: nothing,
  query: z.omit(projectFilterSchema, { tab: true }),
  body: nothing,
  output: z.strictObject({ columns: z.array(columnSchema) }),
  errors: [],
});
