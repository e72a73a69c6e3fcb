import type { ErrorCategory, Severity } from '#domain/errors/codes.ts';
import type { ErrorReportState } from '#domain/errors/report.ts';

/** Reports of one and the same error, counted; without personal data (J4). */
export interface ErrorGroupTable {
  fingerprint: string;
  message: string;
  category: ErrorCategory;
  severity: Severity;
  state: ErrorReportState;
  count: number;
  first_seen_at: number;
  last_seen_at: number;
  /** The latest report as JSON, scrubbed. */
  sample: string;
  version: number;
}
