import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing } from '#contract/shapes.ts';

const own = { permission: 'read-service-requests', query: nothing } as const;
const viewSchema = z.strictObject({ id: idSchema, name: text(60), query: z.string().check(z.maxLength(500)) });
export type SavedView = z.infer<typeof viewSchema>;

export const listSavedViews = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/api/admin/saved-views',
  summary: 'One’s own saved views of the list of requests',
  parameters: nothing,
  body: nothing,
  output: z.strictObject({ views: z.array(viewSchema) }),
  errors: [],
});

export const saveView = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/saved-views',
  summary: 'Save filters and order of the list under a name; one of the same name is replaced',
  parameters: nothing,
  body: z.strictObject({ name: text(60).check(z.minLength(1)), query: z.string().check(z.maxLength(500)) }),
  output: viewSchema,
  errors: [],
});

export const deleteSavedView = defineEndpoint({
  ...own,
  method: 'DELETE',
  path: '/api/admin/saved-views/:id',
  summary: 'Delete one of one’s own saved views',
  parameters: z.strictObject({ id: idSchema }),
  body: nothing,
  output: nothing,
  errors: ['not-found'],
});
