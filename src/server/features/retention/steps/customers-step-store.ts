import { type SqlBool, sql } from 'kysely';
import { defaultLanguage } from '#domain/languages.ts';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import { heldCustomers } from '#server/database/keeping/legal-holds.ts';
import { emptyCustomer } from '#server/features/customers/empty-customer.ts';
import { contractsOf } from '#server/features/customers/own-contracts-store.ts';
import type { RetentionMoment, RetentionStep } from '#server/jobs/retention-step.ts';

const customersAtOnce = 20;

const open = sql.join(openPaymentStatuses.map((status) => sql`${status}`));

/** Condition on `customers`: nothing that still has a reason to be there is theirs, and nobody signs in with their address. */
const isOver = ({ cutoff }: RetentionMoment) => sql<SqlBool>`customers.updated_at < ${cutoff}
  and customers.anonymised_at is null and customers.merged_into_id is null
  and customers.id not in (${heldCustomers})
  and not exists (select 1 from service_requests where customer_id = customers.id
    and id not in (select service_request_id from emptied_requests))
  and not exists (select 1 from projects where customer_id = customers.id)
  and not exists (select 1 from quotes where customer_id = customers.id)
  and not exists (select 1 from recurring_invoices where customer_id = customers.id and state <> 'ended')
  and not exists (select 1 from payment_requests where customer_id = customers.id and status in (${open}))
  and not exists (select 1 from tax_documents where customer_id = customers.id
    and (status = 'draft' or issued_at >= ${cutoff}))
  and not exists (select 1 from users where users.email_key = customers.email_key and users.email_key <> '')
  and not exists (select 1 from firm_members where customer_id = customers.id and ended_at is null)`;

/** Customers without a request, project, quote or account are emptied; documents that the law wants kept name them by themselves (K6). */
export const customersStep: RetentionStep = {
  rule: 'customers',
  async count(db, moment) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from customers
      where ${isOver(moment)}`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async deleteSome(services, transaction, moment) {
    const { rows } = await sql<{ id: string }>`update customers set version = version + 1
      where id in (select id from customers where ${isOver(moment)} limit ${sql.lit(customersAtOnce)})
        and anonymised_at is null returning id`.execute(transaction);
    for (const { id } of rows) {
      const { projects } = contractsOf(id);
      await emptyCustomer(services, transaction, { id, projects, now: moment.now, language: defaultLanguage });
    }
    return rows.length;
  },
};
