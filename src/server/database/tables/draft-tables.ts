import type { Generated } from 'kysely';
import type { AttachmentState, AttachmentType } from '#domain/attachments/attachment.ts';
import type { Flag } from './request-tables.ts';

/** A file of a draft or a request; its bytes lie in the object store under `object_key` (C10). */
export interface AttachmentTable {
  id: string;
  /** SHA-256 of the secret by which the files of one draft belong together. */
  collection_hash: string;
  /** Null until the request was sent. */
  service_request_id: string | null;
  /** The project that it was given for; null for any other file. */
  project_id: Generated<string | null>;
  /** The message of a thread that it goes with; null for any other file. */
  message_id: Generated<string | null>;
  object_key: string;
  state: AttachmentState;
  name: string;
  type: AttachmentType;
  size: number;
  width: number | null;
  height: number | null;
  created_at: number;
  /** The instance that works on the upload, until when, and whether another one asks for it. */
  held_by: Generated<string | null>;
  held_until: Generated<number | null>;
  is_wanted: Generated<Flag>;
  /** SHA-256 of the id of its upload, which the sender alone knows; null for files that came in another way. */
  upload_hash: Generated<string | null>;
}

/** A part of an unfinished upload that lies in the bucket, for any server to go on with (K2). */
export interface UploadPartTable {
  id: string;
  upload_hash: string;
  /** Its first byte in the file. */
  start_byte: number;
  size: number;
  object_key: string;
  created_at: number;
}

/** A draft behind a mailed link; whom it was mailed to is not kept here (C10). */
interface DraftLinkTable {
  token_hash: string;
  idempotency_key: string;
  content: string;
  saved_at: number;
  expires_at: number;
  /** 1 for a draft that is handed over to the host of another language: opening it deletes it. */
  is_hand_over: Generated<number>;
}

/** The draft of a person with an account (C7). */
interface OwnDraftTable {
  user_id: string;
  content: string;
  saved_at: number;
  version: number;
}

/** The tables of this file. */
export interface DraftTables {
  attachments: AttachmentTable;
  upload_parts: UploadPartTable;
  draft_links: DraftLinkTable;
  own_drafts: OwnDraftTable;
}
