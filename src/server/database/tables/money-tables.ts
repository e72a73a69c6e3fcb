import type { BankFormat } from '#domain/bank-imports/bank-entry.ts';
import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import type { PaymentActor, PaymentEventKind, PaymentRequestStatus } from '#domain/payments/payment-request-status.ts';
import type { PaymentSource } from '#domain/payments/payment.ts';
import type { DueEvent } from '#domain/quotes/payment-plan.ts';
import type { DeliveryFailure } from '#domain/tax-documents/document-delivery.ts';
import type { DeliveryState, TaxDocumentKind, TaxDocumentStatus } from '#domain/tax-documents/tax-document.ts';
import type { Flag } from './request-tables.ts';

/* Rows of requests for money, payments, tax documents and bank files; units as in schema.ts. */

/** One request for money. Columns beside `document` repeat what lists, jobs and matching look for. */
export interface PaymentRequestTable {
  id: string;
  /** The signed quote; null for an invoice without one. */
  quote_id: string | null;
  /** Place in the signed plan from 0; null for what is no part of one. Unique with the quote. */
  part_index: number | null;
  /** What makes that part due, the milestone's name and the share in basis points; null and '' for what is no part. */
  part_due: DueEvent | null;
  milestone: string;
  share: number | null;
  /** The invoice that asks for its money by this request. */
  tax_document_id: string | null;
  service_request_id: string | null;
  customer_id: string | null;
  status: PaymentRequestStatus;
  /** Drawn when it is requested; null while planned. */
  number_year: number | null;
  number_sequence: number | null;
  variable_symbol: string | null;
  language: Language;
  currency: Currency;
  amount: number;
  /** Sum of its allocations. */
  paid: number;
  /** Own account that it names; '' where there is none. */
  account: string;
  title: string;
  payer_name: string;
  payer_email: string;
  /** Place of that invoice in the list of documents, its `listed_at`; null for what is no invoice's. */
  document_listed_at: number | null;
  /** Words that it is found by, as `moneySearchText` writes them: number, symbol, payer, title. */
  search: string;
  due_on: string | null;
  requested_at: number | null;
  claimed_at: number | null;
  /** When it was paid in full. */
  paid_at: number | null;
  closed_reason: string | null;
  /** How many reminders were sent (0 to 3), the last one's time, and whether they are stopped. */
  reminders: number;
  reminded_at: number | null;
  reminders_stopped: Flag;
  /** Canonical `PaymentRequestDocument` and its SHA-256; null while planned. */
  document: string | null;
  sha256: string | null;
  mail_id: string | null;
  version: number;
  created_at: number;
  updated_at: number;
}

/** What has happened to a payment request; rows are only ever added. */
export interface PaymentRequestEventTable {
  id: string;
  payment_request_id: string;
  at: number;
  actor_kind: PaymentActor;
  actor_id: string | null;
  kind: PaymentEventKind;
  from_status: PaymentRequestStatus | null;
  to_status: PaymentRequestStatus | null;
  reason: string | null;
}

/** Money that has moved; rows are only ever added. */
export interface PaymentTable {
  id: string;
  received_on: string;
  amount: number;
  currency: Currency;
  source: PaymentSource;
  /** '' by hand; unique with the account otherwise. */
  bank_reference: string;
  account: string;
  payer_name: string;
  payer_account: string;
  variable_symbol: string;
  message: string;
  /** The payment that this one undoes or refunds. */
  undoes_id: string | null;
  bank_entry_id: string | null;
  /** Id of the call that has booked it, by which a repetition is known. */
  call_id: string;
  created_at: number;
  created_by: string | null;
}

/** How much of a payment settles which request; rows are only ever added. */
export interface PaymentAllocationTable {
  id: string;
  payment_id: string;
  payment_request_id: string;
  amount: number;
  /** The call that used credit of the payment later; null for what was booked with it. Unique. */
  call_id: string | null;
}

/** A payment of which the agency was warned that its tax document is nearly late, and when it last was. */
export interface AdvanceWarningTable {
  payment_id: string;
  warned_at: number;
}

/** One tax document. Columns beside `content` and `document` repeat what lists and rules look for. */
export interface TaxDocumentTable {
  id: string;
  kind: TaxDocumentKind;
  status: TaxDocumentStatus;
  number_year: number | null;
  number_sequence: number | null;
  /** As printed; null while a draft. */
  number: string | null;
  quote_id: string | null;
  service_request_id: string | null;
  customer_id: string | null;
  /** The payment that an advance tax document is about; unique with the quote, because one payment may settle two. */
  payment_id: string | null;
  /** The document that a credit note or correction changes. */
  corrects_id: string | null;
  /** The recurring job and the period (`YYYY-MM`) that made it; unique together. */
  recurring_id: string | null;
  period: string | null;
  language: Language;
  currency: Currency;
  buyer_name: string;
  buyer_company: string;
  title: string;
  net: number;
  tax: number;
  gross: number;
  payable: number;
  issued_on: string | null;
  delivered_on: string | null;
  due_on: string | null;
  issued_at: number | null;
  /** What is written in it; of an issued one as it was issued. */
  content: string;
  /** Canonical `TaxDocument` and its SHA-256; null while a draft. */
  document: string | null;
  sha256: string | null;
  /** UBL frozen with it, and its SHA-256. */
  ubl: string | null;
  ubl_sha256: string | null;
  /** Key of the sealed PDF among the stored files, its SHA-256 and size in bytes; null until it is sealed. */
  sealed_file: string | null;
  sealed_sha256: string | null;
  sealed_bytes: number | null;
  sealed_at: number | null;
  seal_key_id: string | null;
  /** 1 when it is mailed as soon as it is sealed; null for a draft. */
  mail_wanted: Flag | null;
  /** The mail that carries it; null until it is mailed. */
  mail_id: string | null;
  delivery: DeliveryState;
  author_id: string | null;
  call_id: string | null;
  version: number;
  /** Place in the list: when it was issued, of a draft when it was made. */
  listed_at: number;
  /** What the list searches: number, title and both names of the buyer, as `moneySearchText` writes them. */
  search_text: string;
  created_at: number;
  updated_at: number;
}

/** Which words a document is found by, as codes. */
export interface TaxDocumentWordTable {
  word_code: number;
  tax_document_id: string;
}

/** Which words a request for money is found by, as codes. */
export interface PaymentRequestWordTable {
  word_code: number;
  payment_request_id: string;
}

/** How far a structured invoice has got on its way by the owner's provider; one row from its first delivery on. */
export interface DocumentDeliveryTable {
  tax_document_id: string;
  /** Counts from 1; all attempts of a round have the same idempotency key. */
  round: number;
  /** What stood in the way of the latest attempt, and the provider's words; null and '' where nothing did. */
  failure: DeliveryFailure | null;
  words: string;
  /** How the provider names the document; '' while it has not said. */
  provider_id: string;
  /** Time of the latest attempt, or when it was queued. */
  tried_at: number;
}

/** Which advance a document takes off, per rate: no advance is taken off twice. */
export interface TaxDocumentAdvanceTable {
  id: string;
  tax_document_id: string;
  advance_id: string;
  rate: number;
  net: number;
  tax: number;
}

/** Monthly care: what is invoiced every month until it is ended. */
export interface RecurringInvoiceTable {
  id: string;
  quote_id: string | null;
  customer_id: string | null;
  /** `TaxDocumentContent` of each month's invoice, without its days. */
  content: string;
  /** First and last month (`YYYY-MM`); null without an end. */
  starts_in: string;
  ends_in: string | null;
  /** The next month that is not invoiced yet. */
  next_period: string;
  /** Day of the month on which it is issued, 1 to 28. */
  day: number;
  /** Issued and mailed by itself, or left as a draft to look at. */
  is_automatic: Flag;
  state: 'active' | 'paused' | 'ended';
  version: number;
  created_at: number;
  updated_at: number;
}

/** A bank file that was read. */
export interface BankImportTable {
  id: string;
  /** SHA-256 of the file; unique. */
  sha256: string;
  file_name: string;
  format: BankFormat;
  account: string;
  entries: number;
  created_at: number;
  created_by: string | null;
}

/** One movement of a bank file; unique by account and reference, whatever file it comes in. */
export interface BankEntryTable {
  id: string;
  account: string;
  reference: string;
  booked_on: string;
  amount: number;
  currency: string;
  counter_account: string;
  counter_name: string;
  variable_symbol: string;
  message: string;
  /** `open` until a person books or dismisses it. */
  state: 'open' | 'booked' | 'dismissed';
  payment_id: string | null;
}

/** Which movements a file holds, in the order of the ids: files overlap. */
export interface BankImportEntryTable {
  id: string;
  bank_import_id: string;
  bank_entry_id: string;
}

/** Columns of own CSV files, as an administrator has mapped them. */
export interface BankProfileTable {
  id: string;
  /** Unique. */
  name: string;
  /** `OwnCsvMapping` without its name. */
  content: string;
  version: number;
  created_at: number;
  updated_at: number;
}
