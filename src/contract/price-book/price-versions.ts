import * as z from 'zod/mini';
import { priceBookDraftSchema } from '#domain/estimates/price-book/price-book-draft.ts';
import { priceBookSchema, priceMethodSchema } from '#domain/estimates/estimate-schema.ts';
import { projectSizes, serviceTypes } from '#domain/configurator/answers.ts';
import { currencies } from '#domain/money.ts';
import { text } from '#domain/contact/contact-details-schema.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';

/* Versions of the price book, as administrators publish them and look into them (G7, D2). */

const manage = { permission: 'manage-prices', parameters: nothing, query: nothing } as const;

/** A version's number as it stands in an address. */
const versionInAddress = z.string().check(z.regex(/^\d{1,9}$/));

/** Longest note to a version, in characters. */
export const priceNoteLimit = 300;

const versionFields = {
  version: versionSchema,
  /** How lines follow from the figures. */
  method: priceMethodSchema,
  createdAt: timeSchema,
  /** Username of who published it; null for the first version, for one that a release made and for accounts that are gone. */
  author: z.nullable(z.string()),
  note: z.string(),
};
const priceVersionSchema = z.strictObject(versionFields);
export type PriceVersion = z.infer<typeof priceVersionSchema>;

export const listPriceVersions = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/price-book/versions',
  summary: 'Versions of the price book, newest first, by keyset pages',
  query: z.strictObject({
    /** The last page's `next`. */
    before: z.optional(versionInAddress),
  }),
  body: nothing,
  output: z.strictObject({ rows: z.array(priceVersionSchema), next: z.nullable(z.string()) }),
  errors: [],
});

export const getPriceVersion = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/price-book/versions/:version',
  summary: 'One version of the price book with all of its figures; the version `present` is the one in force',
  parameters: z.strictObject({ version: z.union([z.literal('present'), versionInAddress]) }),
  body: nothing,
  output: z.strictObject({ ...versionFields, content: priceBookSchema }),
  errors: ['not-found'],
});
export type PriceVersionInFull = z.infer<(typeof getPriceVersion)['output']>;

export const publishPrices = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/price-book/versions',
  summary: 'Publish a new version of the price book in place of the one that it was written from',
  body: z.strictObject({
    /** The version in force when the draft was written. */
    version: versionSchema,
    content: priceBookDraftSchema,
    note: text(priceNoteLimit),
  }),
  output: priceVersionSchema,
  errors: ['changed-meanwhile'],
  audit: 'price-book.published',
});

const moneyRangeSchema = z.strictObject({ minimum: z.int(), maximum: z.int() });

const impactSchema = z.strictObject({
  id: idSchema,
  createdAt: timeSchema,
  serviceType: z.enum(serviceTypes),
  size: z.nullable(z.enum(projectSizes)),
  features: z.int(),
  currency: z.enum(currencies),
  /** Minor units of the currency, by the version in force and by the draft. */
  before: moneyRangeSchema,
  after: moneyRangeSchema,
  percent: z.number(),
});
export type TriedEstimate = z.infer<typeof impactSchema>;

export const tryPrices = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/price-book/impact',
  summary: 'What a draft of the price book would do to the last 50 estimates; changes nothing',
  body: z.strictObject({ content: priceBookDraftSchema }),
  output: z.strictObject({
    /** Version in force, with which the draft is compared. */
    version: versionSchema,
    estimates: z.array(impactSchema),
    summary: z.strictObject({ rising: z.int(), falling: z.int(), same: z.int(), medianPercent: z.number() }),
  }),
  errors: [],
});
export type TriedPrices = z.infer<(typeof tryPrices)['output']>;
