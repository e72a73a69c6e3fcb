import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { nothing } from './shapes.ts';
import { csrfTokenPath } from './visitor-paths.ts';

/* Apart from the other calls about accounts, because every page that sends anything carries this one. */

export const getCsrfToken = defineEndpoint({
  permission: 'visit',
  parameters: nothing,
  query: nothing,
  method: 'GET',
  path: csrfTokenPath,
  summary: 'A token that every changing call must send back as X-CSRF-Token',
  body: nothing,
  output: z.strictObject({ csrfToken: z.string() }),
  errors: [],
});
