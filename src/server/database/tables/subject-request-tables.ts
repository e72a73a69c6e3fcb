import type { Language } from '#domain/languages.ts';
import type { RestrictionGround } from '#domain/personal-data/restriction.ts';
import type { SubjectRequestKind, SubjectRequestOutcome } from '#domain/personal-data/subject-request.ts';

/* Rows of what people ask about their data, and of what must not be deleted or used meanwhile; units as in schema.ts. */

/** Something of which nothing is deleted or made anonymous as long as it lasts; one of the three columns names it. */
export interface LegalHoldTable {
  id: string;
  customer_id: string | null;
  service_request_id: string | null;
  project_id: string | null;
  /** For the agency's eyes. */
  reason: string;
  placed_by: string | null;
  placed_at: number;
  lifted_by: string | null;
  /** Null while it lasts. */
  lifted_at: number | null;
}

/** An entry of the register of requests of people about their data (GDPR art. 12 to 22). */
export interface SubjectRequestTable {
  id: string;
  kind: SubjectRequestKind;
  /** Who asks; '' once that is not needed any more. */
  name: string;
  /** As typed, in small letters; ''. */
  email: string;
  language: Language;
  customer_id: string | null;
  user_id: string | null;
  /** Days as `YYYY-MM-DD`. */
  received_on: string;
  due_on: string;
  /** Why the answer takes two months longer, as the person was told; null where it does not. */
  extension_reason: string | null;
  extended_at: number | null;
  answered_at: number | null;
  outcome: SubjectRequestOutcome | null;
  /** What was done, for the agency's eyes; '' once it is not needed any more. */
  note: string;
  created_by: string | null;
  created_at: number;
  /** When the agency was reminded that the day comes near; null before. */
  reminded_at: number | null;
  /** When name, address and note were removed; null before. */
  emptied_at: number | null;
  version: number;
}

/** A customer whose data are only stored for now (GDPR art. 18). */
export interface RestrictionTable {
  customer_id: string;
  ground: RestrictionGround;
  since: number;
  by_id: string | null;
}
