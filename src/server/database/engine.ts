import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema, JobTable } from './schema.ts';

export type EngineName = 'sqlite' | 'postgres';

/** Which jobs a worker takes, and for how long it has them. */
export interface JobClaim {
  kinds: readonly string[];
  now: number;
  lockedBy: string;
  lockedUntil: number;
  limit: number;
}

export type ClaimedJob = Pick<JobTable, 'id' | 'kind' | 'payload' | 'attempts' | 'run_at'>;

/** All that SQLite and PostgreSQL do differently; everything else is portable SQL through Kysely. */
export interface Engine {
  readonly name: EngineName;

  /** True if the statement failed because a row with that key exists. On PostgreSQL its transaction is lost. */
  isUniqueViolation(error: unknown): boolean;

  /** True if the database itself could not serve (gone, full, too busy): the same call may succeed later. */
  isUnavailable(error: unknown): boolean;

  /** Takes due jobs for one worker in one step; no two workers get the same job. Counts the attempt. */
  claimDueJobs(db: Kysely<DatabaseSchema>, claim: JobClaim): Promise<ClaimedJob[]>;

  /** Runs reads that all see one moment of the database, without holding up writers. */
  snapshotTransaction<T>(
    db: Kysely<DatabaseSchema>,
    run: (snapshot: Transaction<DatabaseSchema>) => Promise<T>,
  ): Promise<T>;

  /** Runs an all-or-nothing step that no two processes take at the same time: migrations, the first administrator. */
  exclusiveTransaction<T>(
    db: Kysely<DatabaseSchema>,
    run: (transaction: Transaction<DatabaseSchema>) => Promise<T>,
  ): Promise<T>;

  /** True while servers are connected. Never on SQLite, where the one server holds the data folder's lock. */
  hasConnectedServers(db: Kysely<DatabaseSchema>): Promise<boolean>;
}
