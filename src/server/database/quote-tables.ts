import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import type { QuoteEventKind, QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { Flag } from './request-tables.ts';

/* Rows of quotes; units as in schema.ts. */

/** One version of a quote. Columns beside `content` repeat what lists, jobs and links look for. */
export interface QuoteTable {
  id: string;
  /** Id of the first version. */
  family_id: string;
  version_number: number;
  /** Drawn when the first version is sent; null before. */
  number_year: number | null;
  number_sequence: number | null;
  service_request_id: string | null;
  customer_id: string | null;
  /** What the request was for when the quote was made; null without one. */
  service: string | null;
  trade: string | null;
  author_id: string | null;
  status: QuoteStatus;
  /** No later version of its family exists; lists show these. */
  is_latest: Flag;
  language: Language;
  currency: Currency;
  title: string;
  buyer_name: string;
  buyer_company: string;
  valid_until: string;
  /** When it stops being valid (ms UTC); null without a last day. */
  expires_at: number | null;
  net_minor: number;
  gross_minor: number;
  monthly_gross_minor: number;
  /** Once, without tax, in euro cents, to sort and sum all currencies together. */
  value_eur_minor: number;
  /** All that the agency has written, with its own costs and notes; frozen by sending. */
  content: string;
  /** Secret of the private link; null before sending. */
  token: string | null;
  sent_at: number | null;
  /** The mail that carries the link. */
  mail_id: string | null;
  /** Ids of the mails to further addresses, between blanks; null without any. */
  copy_mail_ids: string | null;
  /** Id of the version that sending replaced, and the status it had, for the undo. */
  replaced_id: string | null;
  replaced_status: QuoteStatus | null;
  first_viewed_at: number | null;
  last_viewed_at: number | null;
  answered_at: number | null;
  closed_reason: string | null;
  reminded_unseen_at: number | null;
  reminded_ending_at: number | null;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** A quote as it was sent: canonical JSON and its SHA-256. Never changed; deleted only when sending is undone. */
export interface QuoteSnapshotTable {
  quote_id: string;
  content: string;
  sha256: string;
  created_at: number;
}

/** What happened to a quote; rows are only ever added. */
export interface QuoteEventTable {
  id: string;
  quote_id: string;
  at: number;
  actor_kind: 'admin' | 'customer' | 'system';
  actor_id: string | null;
  kind: QuoteEventKind;
  from_status: QuoteStatus | null;
  to_status: QuoteStatus | null;
  reason: string | null;
}

export interface QuoteTemplateTable {
  id: string;
  name: string;
  language: Language;
  currency: Currency;
  lines: number;
  content: string;
  updated_at: number;
  version: number;
}

/** Logos that sent documents were drawn with, by their SHA-256: the look of a document never changes. */
export interface DocumentPictureTable {
  sha256: string;
  media_type: string;
  /** Base64. */
  content: string;
}

/** Which words a quote is found by, as codes; its number counts as words. */
export interface QuoteWordTable {
  word_code: number;
  quote_id: string;
}
