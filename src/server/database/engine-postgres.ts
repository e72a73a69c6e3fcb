import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  sql,
  type DatabaseIntrospector,
  type DatabaseMetadataOptions,
  type DialectAdapter,
  type PostgresPool,
  type TableMetadata,
  type Transaction,
} from 'kysely';
import { Pool, type PoolClient, TypeOverrides, types } from 'pg';
import type { Engine } from './engine.ts';
import { openPostgresSignals, serverName } from './engine-postgres-signals.ts';
import type { DatabaseSchema } from './schema.ts';
import { statementLog } from '#server/telemetry/traces.ts';

const statementTimeoutMs = 10_000;
const serverLimits = {
  max: 10,
  idleTimeoutMillis: 30_000,
  // Longer than the database's own limit, so that it only ends the wait for a machine that fell silent.
  query_timeout: statementTimeoutMs + 2_000,
  verify: limitStatements,
};

/** Whether the database answers is asked on a connection of its own, which no slow statement keeps waiting. */
const probeLimits = { max: 1, connectionTimeoutMillis: 1_800, query_timeout: 1_800 };

/** Names the lock of schema changes; any number does, as long as every instance uses the same. */
const migrationLock = 7_163_251_920;

/** SQLSTATEs, https://www.postgresql.org/docs/15/errcodes-appendix.html. */
const uniqueViolation = '23505';
const connectionFailure = '08006';
/**
 * Connection lost, out of resources, shutting down; no such database, or one that takes no connections just now; and a
 * transaction that was given up so that another could go on (deadlock).
 */
const unavailableStates = /^(?:08|53|57P|3D000|55000|40)/;
const unavailableErrnos = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
const unavailableMessages = /^(connection terminated|client has encountered a connection|timeout exceeded|query read)/i;

export interface PostgresOptions {
  url: string;
  /** A server shares its connections and limits its statements; maintenance has one connection and no limit. */
  use: 'server' | 'maintenance';
  /** While it says so, statements are refused at once. */
  isLost?: () => boolean;
  /** Told of connections that the database ended; the pool replaces them by itself. */
  onConnectionLost: (error: Error) => void;
  /** Connections that somebody else has opened as {@link openPool} does, and listens to. */
  pool?: PostgresPool;
}

/** Opens the database on a pool of connections to PostgreSQL 15 or newer, directly or through pgbouncer in transaction mode. */
export function openPostgres(options: PostgresOptions): Kysely<DatabaseSchema> {
  const { isLost = never, pool = openPool(options) } = options;
  return new Kysely<DatabaseSchema>({
    ...statementLog(),
    dialect: new PooledPostgresDialect({
      pool: {
        options: pool.options,
        connect: () => (isLost() ? Promise.reject(new LostDatabaseError()) : pool.connect()),
        end: () => pool.end(),
      },
    }),
  });
}

/** Opens a pool of connections, whose losses are told. */
export function openPool({ url, use, onConnectionLost }: PostgresOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: use === 'server' ? serverName : 'plumbline-maintenance',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: numbersAsNumbers(),
    ...(use === 'server' ? serverLimits : { max: 1 }),
  });
  pool.on('error', onConnectionLost);
  // The pool does not listen while a connection is lent out, and an unheard error would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  return pool;
}

const never = (): boolean => false;

/** What a call meets while the database is known not to answer. */
class LostDatabaseError extends Error {
  readonly code = connectionFailure;

  constructor() {
    super('PostgreSQL does not answer');
    this.name = 'LostDatabaseError';
  }
}

/** Asks PostgreSQL, within 2 s, whether it answers. */
export function openPostgresProbe(url: string): { ping: () => Promise<void>; close: () => Promise<void> } {
  const pool = new Pool({ connectionString: url, application_name: serverName, keepAlive: true, ...probeLimits });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let asking: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    try {
      await pool.query('select 1');
    } finally {
      asking = null;
    }
  };
  return {
    ping: () => (asking ??= ask()),
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}

/**
 * Sent as a statement, because pgbouncer refuses these settings among a connection's start parameters. It may also
 * hand the next statement to a connection without them, so behind pgbouncer they belong on the database role. The pool
 * itself waits for it: a connection that is lost meanwhile goes back and does not count as lent out for ever.
 */
function limitStatements(client: PoolClient, done: (error?: Error) => void): void {
  const statement = `select set_config('statement_timeout', '${statementTimeoutMs}', false),
                            set_config('idle_in_transaction_session_timeout', '${2 * statementTimeoutMs}', false)`;
  client.query(statement).then(() => done(), done);
}

/** Behind pgbouncer a connection of maintenance may be one that a server has limited before. */
async function liftLimits(transaction: Transaction<DatabaseSchema>): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true),
                   set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
}

/** bigint and what sum() makes of it, as numbers like SQLite's; one too large to be exact is an error. */
function numbersAsNumbers(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, toExactNumber);
  overrides.setTypeParser(types.builtins.NUMERIC, toExactNumber);
  return overrides;
}

function toExactNumber(text: string): number {
  const value = Number(text);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${text} is too large to be exact`);
  return value;
}

class PooledPostgresDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionLockAdapter();
  }

  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new OwnSchemaIntrospector(db);
  }
}

/** Sees only the tables that our statements mean, not those of the same name in another schema. */
class OwnSchemaIntrospector extends PostgresIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    super(db);
    this.#db = db;
  }

  override async getTables(options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
    const own = await sql<{ name: string }>`select current_schema() as name`.execute(this.#db);
    const tables = await super.getTables(options);
    return tables.filter((table) => table.schema === own.rows[0]?.name);
  }
}

/** `exclusiveTransaction` holds the lock; Kysely's own belongs to a session, which pgbouncer hands around. */
class TransactionLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

export const postgresEngine: Engine = {
  name: 'postgres',

  isUniqueViolation: (error) => codeOf(error) === uniqueViolation,

  isUnavailable: (error) =>
    unavailableStates.test(codeOf(error)) ||
    unavailableErrnos.test(codeOf(error)) ||
    (error instanceof Error && unavailableMessages.test(error.message)),

  async claimDueJobs(db, claim) {
    return db
      .with('due', (query) =>
        query
          .selectFrom('jobs')
          .select('id')
          .where('state', '=', 'waiting')
          .where('run_at', '<=', claim.now)
          .where((job) => job.or([job('locked_until', 'is', null), job('locked_until', '<=', claim.now)]))
          .where('kind', 'in', claim.kinds)
          .orderBy('run_at')
          .orderBy('id')
          .limit(claim.limit)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('jobs')
      .from('due')
      .whereRef('jobs.id', '=', 'due.id')
      .set((update) => ({
        attempts: update('jobs.attempts', '+', 1),
        locked_by: claim.lockedBy,
        locked_until: claim.lockedUntil,
      }))
      .returning([
        'jobs.id',
        'jobs.kind',
        'jobs.payload',
        'jobs.attempts',
        'jobs.run_at',
        'jobs.request_id',
        'jobs.trace_parent',
      ])
      .execute();
  },

  snapshotTransaction: (db, run) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        await liftLimits(transaction);
        return run(transaction);
      }),

  exclusiveTransaction: (db, run) =>
    db.transaction().execute(async (transaction) => {
      await liftLimits(transaction);
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
      return run(transaction);
    }),

  openSignals: openPostgresSignals,

  async insertMany(transaction, table, rows) {
    if (rows.length === 0) return;
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
      transaction,
    );
  },

  async withoutIndexes(transaction, tables, run) {
    const own = sql`any(${tables}::regclass[])`;
    await sql`set local maintenance_work_mem = '256MB'`.execute(transaction);
    // Keys that others refer to have to stay, and so have those that no two rows may share.
    const { rows } = await sql<{ drop: string; create: string }>`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
      from pg_constraint key
      where conrelid = ${own} and contype = 'p'
        and not exists (select 1 from pg_constraint other where other.contype = 'f' and other.confrelid = key.conrelid)
      union all
      select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index where indrelid = ${own} and not indisunique`.execute(transaction);
    for (const { drop } of rows) await sql.raw(drop).execute(transaction);
    await run();
    for (const { create } of rows) await sql.raw(create).execute(transaction);
  },

  /** Letters that have no diacritic to be taken off are named; the database's locale may know capital letters of ASCII alone. */
  plainText: (column) =>
    sql<string>`replace(replace(replace(replace(lower(regexp_replace(normalize(coalesce(${sql.ref(column)}, ''), NFD),
      '[\\u0300-\\u036f]', '', 'g')), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae')`,

  async describeServer(db) {
    const { rows } = await sql<{ version: string; now: number }>`
      select current_setting('server_version') as version,
        floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
    return { version: `PostgreSQL ${rows[0]?.version ?? ''}`, clockMs: rows[0]?.now ?? null };
  },

  async hasConnectedServers(db) {
    const found = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = ${serverName} limit 1`.execute(db);
    return found.rows.length > 0;
  },
};

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
