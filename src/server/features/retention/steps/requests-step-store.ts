import { type SqlBool, sql } from 'kysely';
import { cutoffOf, termOf } from '#domain/retention/retention-schedule.ts';
import { heldRequests } from '#server/database/keeping/legal-holds.ts';
import { isContract } from '#server/features/personal-data/erasure/kept-store.ts';
import type { RetentionMoment, RetentionStep } from '#server/jobs/retention-step.ts';
import { emptyRequests } from './emptied-requests-store.ts';

/** Requests that are emptied in one transaction. */
const requestsAtOnce = 20;

const noContract = sql`requests.status not in ('awaiting_payment', 'in_progress', 'completed')`;

/** Condition on `requests`: nothing personal was removed yet, and neither a contract nor a hold keeps it. */
const isOpen = sql<SqlBool>`not exists (select 1 from emptied_requests where service_request_id = requests.id)
  and not exists (select 1 from customers where customers.id = requests.customer_id and anonymised_at is not null)
  and not exists (select 1 from projects where projects.service_request_id = requests.id
    or projects.thread_request_id = requests.id)
  and not exists (select 1 from quotes where quotes.service_request_id = requests.id and ${isContract})
  and requests.id not in (${heldRequests})`;

/** Condition: nobody has changed a request or written about it since a moment (ms UTC). */
const isQuietSince = (moment: number) => sql<SqlBool>`requests.updated_at < ${moment}
  and not exists (select 1 from service_request_messages where service_request_id = requests.id and created_at >= ${moment})
  and not exists (select 1 from inbound_mails where service_request_id = requests.id and received_at >= ${moment})`;

/** One that was completed without a project of the program is a contract all the same, and stays as long as one. */
function isOver({ now, cutoff, terms }: RetentionMoment) {
  const term = termOf('projects', terms);
  const ofContracts = term === null ? 0 : cutoffOf(term, now);
  return sql<SqlBool>`${isOpen} and ((${noContract} and ${isQuietSince(cutoff)})
    or (requests.status = 'completed' and ${isQuietSince(ofContracts)}))`;
}

/** Requests that led to no contract are emptied a year after the last contact; numbers, dates and sums stay (K6). */
export const requestsStep: RetentionStep = {
  rule: 'requests',
  async count(db, moment) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from service_requests as requests
      where ${isOver(moment)}`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async deleteSome(services, transaction, moment) {
    const { rows } = await sql<{ id: string }>`select id from service_requests as requests
      where ${isOver(moment)} limit ${sql.lit(requestsAtOnce)}`.execute(transaction);
    return emptyRequests(services, transaction, { wanted: rows.map(({ id }) => id), now: moment.now });
  },
};
