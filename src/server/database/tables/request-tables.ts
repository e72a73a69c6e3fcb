import type { Generated } from 'kysely';
import type { Trade } from '#domain/configurator/answers.ts';
import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import type { RequestService } from '#domain/service-requests/request-service.ts';
import type {
  EventActor,
  Priority,
  RequestEventKind,
  RequestSource,
  RequestStatus,
  WaitingSide,
} from '#domain/service-requests/status.ts';

/* Rows of requests, of who made them and of the mails about them; units as in schema.ts. */

export type Flag = 0 | 1;

export interface CustomerTable {
  id: string;
  email_key: string;
  email: string;
  name: string;
  phone: string;
  company: string;
  language: Language;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
  /** Two letters of ISO 3166, or '' where nobody has told. */
  country: Generated<string>;
  company_number: Generated<string>;
  tax_number: Generated<string>;
  vat_number: Generated<string>;
  address: Generated<string>;
  /** For the agency's eyes only. */
  note: Generated<string>;
  /** When everything personal was removed for good; null for others. */
  anonymised_at: Generated<number | null>;
  /** The customer that took this one in; only a signpost is left here. */
  merged_into_id: string | null;
}

/** An estimate as computed; it never changes. */
export interface EstimateTable {
  id: string;
  idempotency_key: string;
  language: Language;
  currency: Currency;
  price_book_version: number;
  answers: string;
  result: string;
  minimum_minor: number;
  maximum_minor: number;
  created_at: number;
}

export interface ServiceRequestTable {
  id: string;
  number: number;
  confirmation_token: string;
  idempotency_key: string;
  payload_hash: string;
  /** Null for a suspicious request (hidden field filled) until an administrator restores or answers it. */
  customer_id: string | null;
  estimate_id: string | null;
  source: RequestSource;
  language: Language;
  currency: Currency;
  status: RequestStatus;
  priority: Priority;
  waiting_on: WaitingSide;
  assignee_id: string | null;
  is_archived: Flag;
  is_unread: Flag;
  title: string;
  description: string;
  service: RequestService | null;
  trade: Trade | null;
  answers: string | null;
  /** Contact details as the visitor typed them; the customer's own record may have moved on. */
  contact: string;
  estimate_minimum_minor: number | null;
  estimate_maximum_minor: number | null;
  /** The middle of the estimate in euro cents, to sort all currencies together; 0 without an estimate. */
  value_eur_minor: number;
  cancel_reason: string | null;
  first_response_at: number | null;
  /** Until when an answer is promised (spec §9: 24 hours); null while the customer's answer is awaited or nobody's. */
  answer_due_at: number | null;
  /** When it is to be looked at again (ms UTC), on whose wish, and when they were reminded. */
  follow_up_at: number | null;
  follow_up_by: string | null;
  follow_up_reminded_at: number | null;
  /** What was chosen where there are no answers of the configurator; null for older requests, whose description says it. */
  told: string | null;
  /** The budget that was named beside `told`; an open end is left at the other one. */
  budget_minimum_minor: number | null;
  budget_maximum_minor: number | null;
  search_text: string;
  created_at: number;
  created_day: string;
  updated_at: number;
  version: number;
}

/** What happened to a request; rows are only ever added (domain rules, "Service request"). */
export interface ServiceRequestEventTable {
  id: string;
  service_request_id: string;
  at: number;
  actor_kind: EventActor;
  actor_id: string | null;
  kind: RequestEventKind;
  from_status: RequestStatus | null;
  to_status: RequestStatus | null;
  reason: string | null;
  detail: string;
}

/** A mail, written in the transaction that caused it and sent later by a job. */
export interface OutboxMessageTable {
  id: string;
  service_request_id: string | null;
  /** The project that it is about, where that has a thread of its own. */
  project_id: Generated<string | null>;
  kind: string;
  language: Language;
  recipient: string;
  sender: string;
  reply_to: string | null;
  subject: string;
  text_body: string;
  html_body: string;
  state: 'pending' | 'sent' | 'filed' | 'failed';
  attempts: number;
  last_error: string | null;
  message_id: string;
  /** Message-IDs of the mails before it in its thread, oldest first; null where it begins one. */
  thread_references: string | null;
  /** Until when it can be taken back (ms UTC), and the job that sends it then; null where it leaves at once. */
  not_before: number | null;
  job_id: string | null;
  /** The private link of a quote whose secret belongs into its bodies when it is sent; null for other mails. */
  quote_link_id: string | null;
  /** A PDF that goes with it: its key among the stored files, its name and size in bytes; null without one. */
  attachment_key: string | null;
  attachment_name: string | null;
  attachment_bytes: number | null;
  /** The tax document whose structured invoice goes with it as well; null without one. */
  tax_document_id: string | null;
  /** The payment request whose PDF goes with it, drawn when it is sent; null without one. */
  payment_request_id: string | null;
  created_at: number;
  sent_at: number | null;
}
