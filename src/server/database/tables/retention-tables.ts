import type { RetentionRuleId } from '#domain/retention/retention-schedule.ts';
import type { LegalHoldTable, RestrictionTable, SubjectRequestTable } from './subject-request-tables.ts';

/* Rows of the job that deletes what is over; units as in schema.ts. */

/** How many records a rule has deleted on a day: never what they said (K6). */
interface RetentionCountTable {
  /** Day and rule. */
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  rule: RetentionRuleId;
  records: number;
}

/** The job on one day: when it last began, and when it last came to its end. */
interface RetentionRunTable {
  day: string;
  began_at: number;
  /** Null, or before `began_at`, where a run was cut off or still goes on. */
  ended_at: number | null;
}

/** A request that was emptied because its time was over. */
interface EmptiedRequestTable {
  service_request_id: string;
  at: number;
}

/** Tables of what is deleted, held, asked for and restricted. */
export interface RetentionTables {
  retention_counts: RetentionCountTable;
  retention_runs: RetentionRunTable;
  emptied_requests: EmptiedRequestTable;
  legal_holds: LegalHoldTable;
  subject_requests: SubjectRequestTable;
  restrictions: RestrictionTable;
}
