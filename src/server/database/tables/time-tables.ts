/* Rows of time noted for projects; units as in schema.ts. */

/** Time that somebody of the agency has worked on a project. */
export interface TimeEntryTable {
  id: string;
  project_id: string;
  milestone_id: string | null;
  /** Whose time it is; null once the account is gone. */
  user_id: string | null;
  /** The agency's day, `YYYY-MM-DD`. */
  day: string;
  minutes: number;
  /** What was done; may be ''. */
  note: string;
  version: number;
  created_at: number;
}

/** The timer that a person has running, of which there is one at most. */
export interface TimeTimerTable {
  user_id: string;
  project_id: string;
  milestone_id: string | null;
  started_at: number;
}
