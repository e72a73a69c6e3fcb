import * as z from 'zod/mini';
import { libraryCategories, libraryTextsSchema, libraryUnits } from '#domain/price-book/library-feature.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';

/* The library of pieces of work that quotes are put together from (G7). */

const manage = { permission: 'manage-prices', query: nothing } as const;
const one = { parameters: z.strictObject({ id: idSchema }) } as const;

const workFields = {
  category: z.enum(libraryCategories),
  unit: z.enum(libraryUnits),
  /** Euro cents. */
  unitPrice: z.int(),
  texts: libraryTextsSchema,
};

const libraryFeatureSchema = z.strictObject({
  id: idSchema,
  ...workFields,
  isArchived: z.boolean(),
  updatedAt: timeSchema,
  version: versionSchema,
});
export type LibraryFeature = z.infer<typeof libraryFeatureSchema>;

export const listLibraryFeatures = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/library-features',
  summary: 'Pieces of work by category, words and whether they are archived, by category and name',
  parameters: nothing,
  query: z.strictObject({
    /** Part of a name or description in any language. */
    search: z.optional(z.string().check(z.maxLength(100))),
    category: z.optional(z.enum(libraryCategories)),
    isArchived: z.optional(z.literal('1')),
  }),
  body: nothing,
  output: z.strictObject({ features: z.array(libraryFeatureSchema) }),
  errors: [],
});

export const createLibraryFeature = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/library-features',
  summary: 'Add a piece of work; one for one idempotency key',
  parameters: nothing,
  body: z.strictObject(workFields),
  output: libraryFeatureSchema,
  errors: ['idempotency-key-reused'],
  audit: 'library-feature.created',
  isIdempotent: true,
});

export const changeLibraryFeature = defineEndpoint({
  ...manage,
  ...one,
  method: 'PUT',
  path: '/api/admin/library-features/:id',
  summary: 'Change a piece of work; the version must be the one that was read',
  body: z.strictObject({ ...workFields, version: versionSchema }),
  output: libraryFeatureSchema,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'library-feature.changed',
});

export const archiveLibraryFeature = defineEndpoint({
  ...manage,
  ...one,
  method: 'PUT',
  path: '/api/admin/library-features/:id/archive',
  summary: 'Put a piece of work out of use, or back into it',
  body: z.strictObject({ isArchived: z.boolean(), version: versionSchema }),
  output: libraryFeatureSchema,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'library-feature.archived',
});
