import { type Kysely, sql } from 'kysely';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import type { DeletionObstacle } from '#domain/personal-data/keeping.ts';
import { heldCustomers, heldProjects, heldRequests } from '#server/database/keeping/legal-holds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Person, keysOf } from '#server/features/personal-data/person-store.ts';

/**
 * What keeps a person's account from being deleted now: a project or a signed request that goes on, open money, monthly care, colleagues, a
 * legal hold. A request that goes on by what somebody else has signed is not among them.
 */
export async function findObstacles(db: Kysely<DatabaseSchema>, person: Person): Promise<DeletionObstacle[]> {
  const { userId } = person;
  const { projects, requests, asked, customers, quotes, care } = keysOf(person);
  const signed = sql`select service_request_id from quotes where status = 'accepted' and service_request_id is not null`;
  const open = sql.join(openPaymentStatuses.map((status) => sql`${status}`));
  const queries: Record<DeletionObstacle, ReturnType<typeof sql<{ id: string }>>> = {
    projects: sql`select id from projects where id in (${projects}) and status <> 'completed' and cancelled_at is null
      union all select id from service_requests where id in (${requests}) and status in ('awaiting_payment', 'in_progress')
        and (id not in (${signed}) or id in (${signed} and id in (${quotes})))
      limit 1`,
    payments: sql`select id from payment_requests where id in (${asked}) and status in (${open}) limit 1`,
    care: sql`select id from recurring_invoices where state <> 'ended' and id in (${care}) limit 1`,
    colleagues: sql`select id from firm_members where ended_at is null and user_id <> ${userId}
      and customer_id in (select customer_id from firm_members where user_id = ${userId} and is_owner = 1) limit 1`,
    claims: sql`select id from service_requests where id in (${requests}) and id in (${heldRequests})
      union all select id from projects where id in (${projects}) and id in (${heldProjects})
      union all select id from customers where id in (${customers}) and id in (${heldCustomers}) limit 1`,
  };
  const found: DeletionObstacle[] = [];
  for (const [obstacle, query] of Object.entries(queries) as [DeletionObstacle, (typeof queries)['care']][]) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) found.push(obstacle);
  }
  return found;
}
