import type { Generated } from 'kysely';
import type { PictureType } from '#domain/attachments/attachment.ts';
import type { Language } from '#domain/languages.ts';
import type { ReferenceStatus } from '#domain/references/reference-status.ts';

/* Rows of what customers say of finished projects; units as in schema.ts. */

/** The reference of a project, from when it is first asked for. A part that may not be shown is '' or null. */
export interface ProjectReferenceTable {
  id: string;
  /** Unique. */
  project_id: string;
  status: ReferenceStatus;
  /** In which it is asked for and written: that of the project. */
  language: Language;
  asked_at: number;
  asked_times: number;
  name: string;
  firm: string;
  text: string;
  figure_label: string;
  figure_before: string;
  figure_after: string;
  picture_alt: string;
  /** Its bytes in the object store. */
  picture_key: string | null;
  /** As it was uploaded, with the ending of its type. */
  picture_name: string | null;
  picture_type: PictureType | null;
  picture_width: number | null;
  picture_height: number | null;
  /** When the words were last given. */
  given_at: number | null;
  /** Place on the site, the least first. */
  position: number;
  version: number;
}

/** A reference in another language; the owner has added it. */
export interface ReferenceTranslationTable {
  id: string;
  reference_id: string;
  /** Unique with the reference. */
  language: Language;
  text: string;
  figure_label: string;
  picture_alt: string;
  at: number;
  by_id: string | null;
}

/** What a customer has agreed to or taken back; rows are only ever added. */
export interface ReferenceConsentTable {
  id: string;
  reference_id: string;
  at: number;
  kind: 'given' | 'narrowed' | 'declined' | 'withdrawn';
  /** Parts that may be shown beside the text, separated by blanks. */
  parts: string;
  language: Language;
  /** What they agreed to, word for word as it was shown; '' where nothing was agreed to. */
  statement: string;
  /** SHA-256 of the words and the name of the picture, by which they are known even after they are gone. */
  words_sha256: string;
  /** By the mailed link, or in the portal. */
  way: 'link' | 'portal';
  by_id: string | null;
  /** The case study of the project that it is about; null where it is the reference itself. */
  case_study_id: Generated<string | null>;
}
