import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { selectDueJobs } from '#server/database/due-jobs.ts';
import type { Engine } from '../engine.ts';
import { openPostgresSignals, serverName } from './engine-postgres-signals.ts';
import type { DatabaseSchema } from '../schema.ts';

/** How long a change of the schema waits for a table, and how long it then leaves it to the others (ms). */
const tableWaitMs = 500;
const givingWayMs = 500;
const schemaAttempts = 120;

/** Names the lock of schema changes; any number does, as long as every instance uses the same. */
const migrationLock = 7_163_251_920;

/** SQLSTATEs, https://www.postgresql.org/docs/15/errcodes-appendix.html. */
const uniqueViolation = '23505';
const lockNotAvailable = '55P03';
const deadlock = '40P01';
/**
 * Connection lost, out of resources, shutting down; no such database, or one that takes no connections just now; and a
 * transaction that was given up so that another could go on (deadlock).
 */
const unavailableStates = /^(?:08|53|57P|3D000|55000|40)/;
const unavailableErrnos = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
const unavailableMessages = /^(connection terminated|client has encountered a connection|timeout exceeded|query read)/i;

/** Behind pgbouncer a connection of maintenance may be one that a server has limited before. */
async function liftLimits(transaction: Transaction<DatabaseSchema>): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true),
                   set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
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
      .with('due', () => selectDueJobs(db, claim).forUpdate().skipLocked())
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

  // A statement of its own is as quick as one with a transaction and a setting around it.
  hastyWrite: (db, write) => write(db),

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

  async schemaTransaction(db, run) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await postgresEngine.exclusiveTransaction(db, async (transaction) => {
          // Shorter than what PostgreSQL waits before it ends a deadlock, which might end the server's transaction.
          await sql`select set_config('lock_timeout', ${`${tableWaitMs}`}, true)`.execute(transaction);
          return run(transaction);
        });
      } catch (error) {
        if (![lockNotAvailable, deadlock].includes(codeOf(error)) || attempt === schemaAttempts) throw error;
      }
      await pause(givingWayMs);
    }
  },

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
    // Spaces that do not break are none of a class for PostgreSQL.
    sql<string>`regexp_replace(replace(replace(replace(replace(lower(regexp_replace(
      normalize(coalesce(${sql.ref(column)}, ''), NFD),
      '[\\u0300-\\u036f]', '', 'g')), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae'), '[\\s\\u00a0\\u202f]+', ' ', 'g')`,

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
