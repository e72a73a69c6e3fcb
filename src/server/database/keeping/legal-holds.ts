import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/*
 * What a legal hold covers, as queries of ids for `in` (K6): a customer with all that is theirs, a request with its quotes and project, a
 * project with its quote and request. Nothing of it is deleted or made anonymous.
 */

const held = (column: string): RawBuilder<unknown> =>
  sql`select ${sql.ref(column)} from legal_holds where ${sql.ref(column)} is not null and lifted_at is null`;

const ofCustomers = sql`customer_id in (${held('customer_id')})`;

/** Requests under a hold of their own, of their customer or of their project. */
export const heldRequests = sql`select id from service_requests where ${ofCustomers} or id in (${held('service_request_id')})
  union select service_request_id from projects where id in (${held('project_id')}) and service_request_id is not null`;

/** Projects under a hold of their own, of their customer or of their request. */
export const heldProjects = sql`select id from projects where ${ofCustomers} or id in (${held('project_id')})
  or service_request_id in (${held('service_request_id')})
  union select projects.id from projects join service_requests on service_requests.id = projects.service_request_id
    where service_requests.customer_id in (${held('customer_id')})`;

/** Quotes of what is held: of the customer, the request, or the project that they have begun or change. */
export const heldQuotes = sql`select id from quotes where ${ofCustomers} or service_request_id in (${heldRequests})
  or project_id in (${heldProjects})
  or id in (select quote_id from projects where quote_id is not null and id in (${heldProjects}))`;

/** Tax documents of what is held. */
export const heldDocuments = sql`select id from tax_documents where ${ofCustomers} or quote_id in (${heldQuotes})`;

/** Requests for money of what is held. */
export const heldAsked = sql`select id from payment_requests where ${ofCustomers} or quote_id in (${heldQuotes})
  or tax_document_id in (${heldDocuments})`;

/** Customers who are held, or something of whom is: emptying them would empty it. */
export const heldCustomers = sql`${held('customer_id')}
  union select customer_id from service_requests where customer_id is not null and id in (${heldRequests})
  union select customer_id from projects where customer_id is not null and id in (${heldProjects})`;

const queryOf = {
  customer: heldCustomers,
  'service-request': heldRequests,
  project: heldProjects,
  quote: heldQuotes,
} as const;

/** Which of some records a legal hold covers. */
export async function findHeld(
  db: Kysely<DatabaseSchema>,
  kind: keyof typeof queryOf,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`with held(id) as (${queryOf[kind]})
    select id from held where id in (${sql.join([...ids])})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
