import type { Language } from '#domain/languages.ts';
import type { KeepingBasis, KeptKind } from '#domain/personal-data/keeping.ts';
import type { Flag } from './request-tables.ts';

/* Rows of copies and deletions of a person's data; units as in schema.ts. */

/** A copy of a person's data in the making, or ready until it expires (K6). */
export interface DataExportTable {
  id: string;
  user_id: string;
  language: Language;
  /** Scheme and host of the call that asked for it, for the link of the mail. */
  origin: string;
  state: 'waiting' | 'ready' | 'failed';
  /** Tables that are written so far, of how many. */
  tables_done: number;
  tables: number;
  /** SHA-256 of the secret of the mailed link; null until it is ready. */
  token_hash: string | null;
  /** Keys of its parts among the stored files, in order, between blanks. */
  parts: string;
  bytes: number;
  created_at: number;
  ready_at: number | null;
  /** Until when it can be downloaded, or when it is forgotten. */
  expires_at: number;
}

/** The deletion of an account and of what has no reason to stay; the row itself says nothing about whom (K6). */
export interface ErasureTable {
  id: string;
  /** The account; null once it is done. */
  user_id: string | null;
  language: Language;
  origin: string;
  state: 'asked' | 'running' | 'done';
  /** SHA-256 of the secret of the mailed link; null once it was used. */
  token_hash: string | null;
  asked_at: number;
  /** Until when the link holds. */
  expires_at: number;
  done_at: number | null;
}

/** A record that outlives its person's data for a reason and until a day; lists and searches leave it out. */
export interface KeptRecordTable {
  record_id: string;
  kind: KeptKind;
  basis: KeepingBasis;
  /** The last day of keeping, `YYYY-MM-DD`. */
  kept_until: string;
  since: number;
  /** 1 while the job deletes it, which the database refuses otherwise. */
  is_over: Flag;
}
