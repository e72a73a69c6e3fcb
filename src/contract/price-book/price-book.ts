import { versionedPriceBookSchema } from '#domain/estimates/estimate-schema.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { nothing } from '#contract/shapes.ts';

export const getPriceBook = defineEndpoint({
  method: 'GET',
  path: '/api/price-book',
  summary: 'The price book in force, from which the browser computes the live price',
  permission: 'visit',
  parameters: nothing,
  query: nothing,
  body: nothing,
  output: versionedPriceBookSchema,
  errors: [],
});
