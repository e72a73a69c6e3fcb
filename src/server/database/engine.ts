import type { Kysely, RawBuilder, Transaction } from 'kysely';
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

export type ClaimedJob = Pick<
  JobTable,
  'id' | 'kind' | 'payload' | 'attempts' | 'run_at' | 'request_id' | 'trace_parent'
>;

/** Short words between the servers on one database: not stored, and lost on whoever does not hear just then. */
export interface Signals {
  /** Tells all other servers on this database. Rejects when the database does not take it. */
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface SignalOptions {
  db: Kysely<DatabaseSchema>;
  /** Where PostgreSQL is; without one there are no other servers. */
  databaseUrl: string | undefined;
  /** Name of this server among the others. */
  self: string;
  hear(text: string): void;
  /** Told whenever it begins or ceases to hear: words of the time between are lost. */
  onHearing(isHearing: boolean): void;
}

/** All that SQLite and PostgreSQL do differently; everything else is portable SQL through Kysely. */
export interface Engine {
  readonly name: EngineName;

  /** True if the statement failed because a row with that key exists. On PostgreSQL its transaction is lost. */
  isUniqueViolation(error: unknown): boolean;

  /** True if the database itself could not serve (gone, full, too busy): the same call may succeed later. */
  isUnavailable(error: unknown): boolean;

  /** Takes due jobs for one worker in one step; no two workers get the same job. Counts the attempt. */
  claimDueJobs(db: Kysely<DatabaseSchema>, claim: JobClaim): Promise<ClaimedJob[]>;

  /**
   * Runs one write, outside of a transaction, that may be lost when the power fails, such as a counter: SQLite does not wait for the disk.
   * What is written after it is never kept without it.
   */
  hastyWrite<T>(db: Kysely<DatabaseSchema>, write: (db: Kysely<DatabaseSchema>) => Promise<T>): Promise<T>;

  /** Runs reads that all see one moment of the database, without holding up writers. */
  snapshotTransaction<T>(
    db: Kysely<DatabaseSchema>,
    run: (snapshot: Transaction<DatabaseSchema>) => Promise<T>,
  ): Promise<T>;

  /** Runs an all-or-nothing step that no two processes take at the same time: a restore, the first administrator. */
  exclusiveTransaction<T>(
    db: Kysely<DatabaseSchema>,
    run: (transaction: Transaction<DatabaseSchema>) => Promise<T>,
  ): Promise<T>;

  /**
   * Runs a change of the schema as {@link exclusiveTransaction} does, beside servers that go on (K7): where one of them has a table for
   * longer than half a second, the change is given up and run again, so that nobody waits behind it. Throws after two minutes of that.
   */
  schemaTransaction<T>(
    db: Kysely<DatabaseSchema>,
    run: (transaction: Transaction<DatabaseSchema>) => Promise<T>,
  ): Promise<T>;

  /** Listens to the other servers from now on, and again after every loss of the connection. */
  openSignals(options: SignalOptions): Signals;

  /** Inserts many rows of one shape as fast as the engine can: for seeds, not for what a server does. */
  insertMany(
    transaction: Transaction<DatabaseSchema>,
    table: keyof DatabaseSchema,
    rows: readonly object[],
  ): Promise<void>;

  /** Takes the indexes of tables away for as long as very many rows are inserted, where that is faster. */
  withoutIndexes(
    transaction: Transaction<DatabaseSchema>,
    tables: readonly (keyof DatabaseSchema)[],
    run: () => Promise<void>,
  ): Promise<void>;

  /** The text of a column as `searchText` writes it: small letters without diacritics. Reads every row, so it is for small tables. */
  plainText(column: string): RawBuilder<string>;

  /** The database's version, and its clock (ms UTC) where it has one of its own. */
  describeServer(db: Kysely<DatabaseSchema>): Promise<{ version: string; clockMs: number | null }>;

  /** True while servers are connected. Never on SQLite, where the one server holds the data folder's lock. */
  hasConnectedServers(db: Kysely<DatabaseSchema>): Promise<boolean>;
}
