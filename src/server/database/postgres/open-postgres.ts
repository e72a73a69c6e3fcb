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
} from 'kysely';
import { Pool, type PoolClient, TypeOverrides, types } from 'pg';
import { serverName } from './engine-postgres-signals.ts';
import type { DatabaseSchema } from '../schema.ts';
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

/** SQLSTATE of a connection that was lost. */
const connectionFailure = '08006';

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
