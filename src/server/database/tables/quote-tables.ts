import type { Generated } from 'kysely';
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
  /** The project whose scope it changes; null for a quote that begins one. */
  project_id: Generated<string | null>;
  /** What the request was for when the quote was made; null without one. */
  service: string | null;
  trade: string | null;
  author_id: string | null;
  status: QuoteStatus;
  /** Lists show it: no later version of its family exists, or it was signed and none was sent after it. */
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
  /** Code by which its document is verified (H5): 80 random bits in letters and digits; null before sending. */
  verify_code: string | null;
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
  /** When its customer accepted it, declined it or asked for changes. */
  answered_at: number | null;
  /** The mail that tells the agency of a refusal or a wish for changes; until it leaves, either can be taken back. */
  answer_mail_id: string | null;
  /** Why it was withdrawn, voided or declined, or which changes its customer asks for. */
  closed_reason: string | null;
  reminded_unseen_at: number | null;
  reminded_ending_at: number | null;
  search_text: string;
  /** How many chained entries its record has, and the hash of the last one, so that cutting the end off shows. */
  record_length: number | null;
  record_hash: string | null;
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
  /** The account that did it, also when it is gone. */
  by_id: string | null;
  kind: QuoteEventKind;
  from_status: QuoteStatus | null;
  to_status: QuoteStatus | null;
  reason: string | null;
  /** Further facts as canonical JSON; null without any. */
  detail: string | null;
  /** Place in the quote's record from 1; null for entries from before records were chained. */
  sequence: number | null;
  /** SHA-256 of the entry and of the hash before it, so that a change of any entry shows. */
  hash: string | null;
}

/** A private link to a quote: each recipient has an own one. */
export interface QuoteLinkTable {
  id: string;
  quote_id: string;
  /** SHA-256 of the token, by which it is found. */
  token_hash: string;
  /** The token sealed by the vault, for the mails that carry it. */
  token: string;
  /** Whom it was mailed to. */
  email: string;
  /** The address as people are found by it; null in links of the release before. */
  email_key: string | null;
  /** 0 for the quote's recipient, 1 for a further address. */
  is_copy: Flag;
  created_at: number;
  /** When the agency ended it; null while it opens the quote. */
  ended_at: number | null;
  first_viewed_at: number | null;
  last_viewed_at: number | null;
}

/** A question about a quote or one of its lines, and the agency's answer. */
export interface QuoteQuestionTable {
  id: string;
  quote_id: string;
  line_id: string | null;
  text: string;
  email: string;
  asked_at: number;
  /** The mail that tells the agency; until it leaves, the question can be taken back. */
  mail_id: string | null;
  answer: string | null;
  answered_at: number | null;
  answered_by: string | null;
}

/** A signature (H5): what was signed and what proves it, as canonical JSON with its SHA-256. Only the seal is added later. */
export interface QuoteSignatureTable {
  quote_id: string;
  /** Canonical `SignedDocument`. */
  document: string;
  fingerprint: string;
  /** Canonical `Evidence`. */
  evidence: string;
  evidence_sha256: string;
  signed_at: number;
  /** Id of the call that has signed, by which a repetition of it is known. */
  call_id: string;
  /** Key of the file that an administrator relies on among the stored files, and its media type; null without one. */
  evidence_file: string | null;
  evidence_file_type: string | null;
  /** Key of the sealed PDF among the stored files, its SHA-256 and size in bytes; null until it is sealed. */
  sealed_file: string | null;
  sealed_sha256: string | null;
  sealed_bytes: number | null;
  sealed_at: number | null;
  seal_key_id: string | null;
  /** RFC 3161 token of the sealed PDF, base64; null without a timestamp server or until it has answered. */
  timestamp_token: string | null;
  timestamped_at: number | null;
}

/** A code that was mailed to confirm a signer's address; one for each link at a time. */
export interface QuoteCodeTable {
  /** Key of the access that asked for it. */
  access_key: string;
  quote_id: string;
  code_hash: string;
  tries: number;
  created_at: number;
  expires_at: number;
}

/** A key of the agency's seal; the newest seals, older certificates stay to verify with. */
export interface SealKeyTable {
  id: string;
  /** Counted from 1, so that of several servers only one makes the next key. */
  generation: number;
  /** PEM. */
  certificate: string;
  /** PKCS #8 as PEM, sealed by the vault; empty once it is lost with a key of the vault. */
  private_key: string;
  /** SHA-256 of the certificate's DER, hexadecimal. */
  fingerprint: string;
  not_after: number;
  created_at: number;
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
