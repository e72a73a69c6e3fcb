import type { Generated } from 'kysely';
import type { PictureType } from '#domain/attachments/attachment.ts';
import type { CaseStudyLeave } from '#domain/case-studies/case-study-leave.ts';
import type { PicturePlace } from '#domain/case-studies/case-study.ts';
import type { Country } from '#domain/catalogue/case-studies.ts';
import type { Service } from '#domain/catalogue/services.ts';
import type { Trade } from '#domain/configurator/answers.ts';
import type { Language } from '#domain/languages.ts';
import type { Writer } from '#domain/writing/prd.ts';
import type { Flag } from './request-tables.ts';

/* Rows of what the site tells of finished projects; units as in schema.ts. */

/** The case study of a project: what is the same in every language, and how the leave of its customer stands. */
export interface CaseStudyTable {
  id: string;
  /** Unique. */
  project_id: string;
  service: Service;
  trade: Trade;
  /** '' where none of ours. */
  country: Country | '';
  /** Name of the customer's firm and its town; '' where it is not told. */
  firm: string;
  town: string;
  leave: CaseStudyLeave;
  /** Parts that may be shown, separated by blanks. */
  leave_parts: string;
  asked_at: number | null;
  /** Since the customer last agreed. */
  asked_times: number;
  /** Version of the text in the project's language that the customer was asked about, and which one they agreed to. */
  asked_number: number | null;
  agreed_number: number | null;
  version: number;
  created_at: number;
  updated_at: number;
  /** Place on the site, from 1; 0 before it was ever put into an order, which comes first. */
  position: Generated<number>;
}

/** The text of a case study in a language. */
export interface CaseStudyTextTable {
  id: string;
  case_study_id: string;
  /** Unique with the case study. */
  language: Language;
  /** The newest version, the draft, and the one that the site shows; null for none. */
  number: number;
  published_number: number | null;
}

/** A version of a text; rows are only ever added. */
export interface CaseStudyVersionTable {
  id: string;
  case_study_id: string;
  language: Language;
  /** Counts from 1; unique with case study and language. */
  number: number;
  /** `CaseStudyWords` as JSON. */
  words: string;
  writer: Writer | 'owner';
  at: number;
  by_id: string | null;
}

/** A picture of a case study: a copy of a file of its project, encoded anew. */
export interface CaseStudyPictureTable {
  id: string;
  case_study_id: string;
  /** Unique with the case study. */
  place: PicturePlace;
  object_key: string;
  name: string;
  type: PictureType;
  width: number;
  height: number;
  /** Whether the customer has agreed to this very picture. */
  is_agreed: Flag;
  at: number;
}

/** The tables of case studies. */
export interface CaseStudyTables {
  case_studies: CaseStudyTable;
  case_study_texts: CaseStudyTextTable;
  case_study_versions: CaseStudyVersionTable;
  case_study_pictures: CaseStudyPictureTable;
}
