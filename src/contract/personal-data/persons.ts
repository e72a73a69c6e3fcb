import * as z from 'zod/mini';
import { dataGroups } from '#domain/personal-data/data-groups.ts';
import { keepingBases } from '#domain/personal-data/keeping.ts';
import { deletionObstacles } from '#domain/personal-data/keeping.ts';
import { restrictionGrounds } from '#domain/personal-data/restriction.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema } from '../shapes.ts';

/*
 * One person in all tables, for whoever answers what people ask about their data (K6). Searches are sent in the body, so that no address gets
 * into a log or a history.
 */

const manage = { permission: 'manage-customers', parameters: nothing, query: nothing } as const;

/** By what a person is known: an account, customers, an address; one is enough. */
export const personSchema = z.strictObject({
  userId: z.nullable(idSchema),
  customerIds: z.array(idSchema).check(z.maxLength(20)),
  email: z.string().check(z.maxLength(254)),
});
export type PersonKeys = z.infer<typeof personSchema>;

const foundSchema = z.strictObject({
  person: personSchema,
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  language: languageSchema,
  /** Name of the account; null without one. */
  username: z.nullable(z.string()),
});
export type FoundPerson = z.infer<typeof foundSchema>;

export const searchPersons = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/persons/search',
  summary:
    'Find people by address, name or phone among accounts, customers, their contacts, links and mails; 20 at most',
  body: z.strictObject({ search: z.string().check(z.minLength(2), z.maxLength(100)) }),
  output: z.strictObject({ persons: z.array(foundSchema) }),
  errors: [],
});

export const readPerson = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/persons/overview',
  summary:
    'What there is of a person, table by table, what has to be kept until when, and what keeps it from being deleted',
  body: personSchema,
  output: z.strictObject({
    /** Rows of each table with any; counted up to 1000. */
    tables: z.array(z.strictObject({ table: z.string(), group: z.enum(dataGroups), rows: z.int() })),
    kept: z.array(z.strictObject({ basis: z.enum(keepingBases), records: z.int(), until: z.string() })),
    obstacles: z.array(z.enum(deletionObstacles)),
    restrictions: z.array(
      z.strictObject({ customerId: idSchema, ground: z.enum(restrictionGrounds), since: timeSchema }),
    ),
  }),
  errors: ['not-found'],
});
export type PersonOverview = z.infer<typeof readPerson.output>;

export const restrictCustomer = defineEndpoint({
  ...manage,
  parameters: z.strictObject({ id: idSchema }),
  method: 'PUT',
  path: '/api/admin/customers/:id/restriction',
  summary:
    'Only store the data of a customer: out of lists and searches, and no mail that may be turned off; null lifts it',
  body: z.strictObject({ ground: z.nullable(z.enum(restrictionGrounds)) }),
  output: z.strictObject({ ground: z.nullable(z.enum(restrictionGrounds)) }),
  errors: ['not-found'],
  audit: 'customer.restricted',
});
