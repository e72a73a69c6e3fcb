import type { Insertable } from 'kysely';
import { moneySearchText } from '#domain/search/money-search.ts';
import type { PaymentRequestTable } from '#server/database/tables/money-tables.ts';

/** What is known of a request for money before anybody is asked for it. */
export type PlannedRequest = Pick<
  Insertable<PaymentRequestTable>,
  | 'id'
  | 'quote_id'
  | 'part_index'
  | 'part_due'
  | 'milestone'
  | 'share'
  | 'tax_document_id'
  | 'document_listed_at'
  | 'service_request_id'
  | 'customer_id'
  | 'language'
  | 'currency'
  | 'amount'
  | 'title'
  | 'payer_name'
  | 'payer_email'
>;

/** The row of a request that nobody is asked for yet. */
export function newRequestRow(planned: PlannedRequest, now: number): Insertable<PaymentRequestTable> {
  return {
    ...planned,
    status: 'planned',
    number_year: null,
    number_sequence: null,
    variable_symbol: null,
    paid: 0,
    account: '',
    search: moneySearchText(planned.payer_name, planned.title),
    due_on: null,
    requested_at: null,
    claimed_at: null,
    paid_at: null,
    closed_reason: null,
    reminders: 0,
    reminded_at: null,
    reminders_stopped: 0,
    document: null,
    sha256: null,
    mail_id: null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
}
