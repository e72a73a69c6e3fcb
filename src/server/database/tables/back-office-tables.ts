import type { Generated } from 'kysely';
import type { FunnelMode } from '#domain/analytics/funnel.ts';
import type { Language } from '#domain/languages.ts';
import type { TemplateKind } from '#domain/mail/template-kind.ts';
import type { Currency } from '#domain/money.ts';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { MessageSource } from '#domain/service-requests/message-source.ts';

/* Rows of what the back office works with; units as in schema.ts. */

/** For the agency's eyes only: no answer to anybody else ever holds one. */
export interface ServiceRequestNoteTable {
  id: string;
  service_request_id: string;
  /** Null once the account is gone. */
  author_id: string | null;
  body: string;
  created_at: number;
}

/** What was said to a customer about a request; its mail stands in the outbox. */
export interface ServiceRequestMessageTable {
  id: string;
  /** Null where it belongs to a project that does not continue the thread of a request. */
  service_request_id: string | null;
  project_id: Generated<string | null>;
  direction: 'to-customer' | 'from-customer';
  author_id: string | null;
  subject: string;
  body: string;
  outbox_message_id: string | null;
  /** By which way it came; older messages of customers, which stand beside quotes, have the default. */
  source: Generated<MessageSource>;
  /** The mail that brought it; null for any other way. */
  inbound_mail_id: Generated<string | null>;
  /** Key of the call that has sent it, by which a repetition is known. */
  call_id: Generated<string | null>;
  /** The message of the same thread that it answers. */
  quoted_id: Generated<string | null>;
  edited_at: Generated<number | null>;
  /** When its author took it back; the words are gone from it, and stand among its revisions. */
  deleted_at: Generated<number | null>;
  /** The quote that it is about, where that went to somebody else than the customer of the request, who may not read it. */
  quote_id: Generated<string | null>;
  created_at: number;
}

/** Who has a request or the draft of a quote open just now; the id is user and record. */
export interface PresenceTable {
  id: string;
  service_request_id: string | null;
  quote_id: string | null;
  user_id: string;
  seen_at: number;
}

/** What a person of the agency is told in the back office; once for several requests at a time. */
export interface NotificationTable {
  id: string;
  user_id: string;
  kind: NotificationKind;
  /** Null where it is about several requests. */
  service_request_id: string | null;
  requests: number;
  /** The quote that it is about; null for any other news. */
  quote_id: string | null;
  /** The tax document that it is about; null for any other news. */
  tax_document_id: string | null;
  /** The project that it is about; null for any other news. */
  project_id: string | null;
  /** The mail that tells the agency the same, with which it is taken back; null where it cannot be. */
  mail_id: string | null;
  /** Who caused it; null for the program, and once the account is gone. */
  actor_id: string | null;
  created_at: number;
  read_at: number | null;
}

/** Filters and order of the list that a person has given a name. */
export interface SavedViewTable {
  id: string;
  user_id: string;
  name: string;
  /** Query of the list's address. */
  query: string;
  created_at: number;
}

/** How many configurators have reached a step on a day; nothing tells whose they were. */
export interface FunnelStepTable {
  /** Day, mode, step and language. */
  id: string;
  day: string;
  mode: FunnelMode;
  step: string;
  language: Language;
  reached: number;
}

/** A further person at a customer's firm. */
export interface CustomerContactTable {
  id: string;
  customer_id: string;
  name: string;
  position: string;
  email: string;
  phone: string;
}

/** A prepared answer in one language, with placeholders. */
export interface MessageTemplateTable {
  id: string;
  kind: Generated<TemplateKind>;
  language: Language;
  name: string;
  subject: string;
  body: string;
  updated_at: number;
  version: number;
}

/** A piece of work that quotes are put together from. */
export interface LibraryFeatureTable {
  id: string;
  category: string;
  texts: string;
  unit: string;
  /** Euro cents. */
  unit_price_minor: number;
  is_archived: 0 | 1;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** That a word occurs in a request's search text; see domain/search/search-words.ts for the code. */
export interface RequestWordTable {
  word_code: number;
  created_at: number;
  service_request_id: string;
}

/** By what requests are counted; each of them counts them all. */
export const totalsKinds = ['status', 'service', 'language', 'source'] as const;
export type TotalsKind = (typeof totalsKinds)[number];

/** That a customer can be found by a word; see domain/search/search-words.ts for the code. */
export interface CustomerWordTable {
  word_code: number;
  customer_id: string;
}

/** How many requests of one status, service, language or source arrived on a day; the row of day '' sums up all days. */
export interface RequestTotalsTable {
  kind: TotalsKind;
  day: string;
  /** The status, service, language or source; '' where a request names none. */
  name: string;
  currency: Currency;
  requests: number;
  answered: number;
  answered_in_time: number;
  response_ms: number;
  estimate_minimum_minor: number;
  estimate_maximum_minor: number;
}
