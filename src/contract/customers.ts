import * as z from 'zod/mini';
import { contactSchema, text } from '#domain/contact/contact-details-schema.ts';
import { contactLimits } from '#domain/contact/contact-details.ts';
import { countries } from '#domain/customers/countries.ts';
import { customerLimits } from '#domain/customers/customer.ts';
import { duplicateReasons } from '#domain/customers/find-customers.ts';
import { mergeFields } from '#domain/customers/merge.ts';
import { restrictionGrounds } from '#domain/personal-data/restriction.ts';
import { longestEmailAddress } from '#domain/contact/contact-details.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema } from './shapes.ts';
import { versionSchema } from '#contract/shapes.ts';

/* Firms and people who have written to the agency (G6). A change names the version that it was made from. */

const manage = { permission: 'manage-customers', query: nothing } as const;
const reading = { ...manage, method: 'GET', body: nothing } as const;
const one = { parameters: z.strictObject({ id: idSchema }) } as const;
const countrySchema = z.enum(['', ...countries]);

/** A number as typed; by which rule it is checked hangs on the country. */
const number = text(customerLimits.number * 2);

const valuesSchema = z.extend(contactSchema, {
  language: languageSchema,
  country: countrySchema,
  companyNumber: number,
  taxNumber: number,
  vatNumber: number,
  address: text(customerLimits.address),
  note: text(customerLimits.note),
});

/** A further person; one without an id is new. */
const personSchema = z.strictObject({
  id: z.nullable(idSchema),
  name: text(contactLimits.name),
  position: text(customerLimits.position),
  email: text(longestEmailAddress),
  phone: text(contactLimits.phone),
});

/** One row of the list. */
const rowSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  language: languageSchema,
  country: countrySchema,
  companyNumber: z.string(),
  createdAt: timeSchema,
  requests: z.int(),
  lastRequestAt: z.nullable(timeSchema),
});
export type CustomerRow = z.infer<typeof rowSchema>;

const detailSchema = z.extend(valuesSchema, {
  id: idSchema,
  contacts: z.array(z.extend(personSchema, { id: idSchema })),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  version: versionSchema,
  requests: z.int(),
  /** Everything personal was removed for good. */
  isAnonymised: z.boolean(),
  /** Why their data are only stored (GDPR art. 18); null where they are not restricted. */
  restriction: z.nullable(z.enum(restrictionGrounds)),
});
export type CustomerDetail = z.infer<typeof detailSchema>;

const formSchema = z.extend(valuesSchema, {
  contacts: z.array(personSchema).check(z.maxLength(customerLimits.contacts)),
});
export type CustomerForm = z.infer<typeof formSchema>;

/** What the list can be narrowed to; `none` are customers whose country nobody has told. */
const filterSchema = z.strictObject({
  search: z.optional(z.string().check(z.maxLength(100))),
  country: z.optional(z.enum(['none', ...countries])),
  language: z.optional(languageSchema),
});
export type CustomerFilter = z.infer<typeof filterSchema>;

export const listCustomers = defineEndpoint({
  ...reading,
  path: '/api/admin/customers',
  summary: 'Customers by search, country and language, newest first, by keyset pages',
  parameters: nothing,
  query: z.extend(filterSchema, {
    /** The last page's `next`. */
    after: z.optional(z.string().check(z.maxLength(80))),
  }),
  output: z.strictObject({ rows: z.array(rowSchema), next: z.nullable(z.string()) }),
  errors: [],
});

/** A customer as another's form points to it. */
const knownSchema = z.strictObject({ id: idSchema, name: z.string(), company: z.string() });
export type KnownCustomer = z.infer<typeof knownSchema>;

export const lookUpCustomers = defineEndpoint({
  ...reading,
  path: '/api/admin/customers/known',
  summary: 'The customers who already have a company number, ten at most',
  parameters: nothing,
  query: z.strictObject({ companyNumber: z.string().check(z.minLength(1), z.maxLength(customerLimits.number)) }),
  output: z.strictObject({ customers: z.array(knownSchema) }),
  errors: [],
});

export const getCustomer = defineEndpoint({
  ...reading,
  ...one,
  path: '/api/admin/customers/:id',
  summary: 'One customer with contacts; the id of one that was merged answers with the one that took it in',
  output: detailSchema,
  errors: ['not-found'],
});

export const createCustomer = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/customers',
  summary: 'Add a customer; an address that one has already is refused',
  parameters: nothing,
  body: formSchema,
  output: detailSchema,
  errors: ['customer-known'],
  audit: 'customer.created',
});

export const changeCustomer = defineEndpoint({
  ...manage,
  ...one,
  method: 'PUT',
  path: '/api/admin/customers/:id',
  summary: 'Change a customer and its contacts; contacts that are not named are removed',
  body: z.extend(formSchema, { version: versionSchema }),
  output: detailSchema,
  errors: ['not-found', 'changed-meanwhile', 'customer-known'],
  audit: 'customer.changed',
});

export const deleteCustomer = defineEndpoint({
  ...manage,
  ...one,
  method: 'DELETE',
  path: '/api/admin/customers/:id',
  summary: 'Delete a customer who has no requests',
  body: z.strictObject({ version: versionSchema }),
  output: nothing,
  errors: ['not-found', 'changed-meanwhile', 'customer-has-requests', 'customer-has-records', 'on-legal-hold'],
  audit: 'customer.deleted',
});

export const anonymiseCustomer = defineEndpoint({
  ...manage,
  ...one,
  method: 'POST',
  path: '/api/admin/customers/:id/anonymisation',
  summary:
    'Remove everything personal from a customer and their requests, for good; numbers, dates, prices and figures stay',
  body: z.strictObject({ version: versionSchema }),
  output: detailSchema,
  errors: ['not-found', 'changed-meanwhile', 'on-legal-hold'],
  audit: 'customer.anonymised',
});

const duplicateSchema = z.extend(rowSchema, { reasons: z.array(z.enum(duplicateReasons)) });
export type CustomerDuplicate = z.infer<typeof duplicateSchema>;

export const listCustomerDuplicates = defineEndpoint({
  ...reading,
  ...one,
  path: '/api/admin/customers/:id/duplicates',
  summary: 'Customers who may be the same: by company number, firm or phone, ten at most',
  output: z.strictObject({ rows: z.array(duplicateSchema) }),
  errors: ['not-found'],
});

export const mergeCustomers = defineEndpoint({
  ...manage,
  ...one,
  method: 'POST',
  path: '/api/admin/customers/:id/merge',
  summary: 'Take another customer in with requests and contacts; its address leads here from now on, for good',
  body: z.strictObject({
    version: versionSchema,
    otherId: idSchema,
    otherVersion: versionSchema,
    /** Fields whose value is the other's. */
    takenFromOther: z.array(z.enum(mergeFields)).check(z.maxLength(mergeFields.length)),
  }),
  output: detailSchema,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'customer.merged',
});
