import type { PictureType } from '#domain/attachments/attachment.ts';
import type { ContentKind } from '#domain/content/content-kinds.ts';

/* Rows of what the owner edits of the site; units as in schema.ts. */

/** What is being written of a kind. The row stays when its draft is published or discarded, so that versions never repeat. */
export interface ContentDraftTable {
  kind: ContentKind;
  /** Counts every change of the row. */
  version: number;
  /** JSON (server/stored/content.ts); null where nothing is being written. */
  document: string | null;
  /** JSON of the program's own texts that the owner has seen when this was written. */
  first: string | null;
  changed_at: number;
  by_id: string | null;
}

/** A published version; rows are only ever added. */
export interface ContentVersionTable {
  id: string;
  kind: ContentKind;
  /** From 1, unique with the kind. */
  number: number;
  /** JSON (server/stored/content.ts); null for the program's own texts. */
  document: string | null;
  /** As of the draft; null with the program's own texts. */
  first: string | null;
  /** Number of the version whose bytes these are, where one was restored. */
  restored_from: number | null;
  at: number;
  /** By whom; forgotten with the account. */
  by_id: string | null;
}

/** A picture that an administrator has uploaded for pages. */
export interface ContentPictureTable {
  id: string;
  /** Its bytes in the object store. */
  object_key: string;
  type: PictureType;
  /** Sides of what pages show, in pixels. */
  width: number;
  height: number;
  at: number;
  by_id: string | null;
}

/** The tables of what the owner edits. */
export interface ContentTables {
  content_drafts: ContentDraftTable;
  content_versions: ContentVersionTable;
  content_pictures: ContentPictureTable;
}
