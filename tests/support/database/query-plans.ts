import { CompiledQuery, sql } from 'kysely';
import type { TestDatabase } from './test-databases.ts';

/** Remembers each statement that reads, once. */
export function capture({ db }: TestDatabase): Map<string, CompiledQuery> {
  const statements = new Map<string, CompiledQuery>();
  const executor = db.getExecutor();
  const compile = executor.compileQuery.bind(executor);
  executor.compileQuery = (...parameters: Parameters<typeof compile>) => {
    const compiled = compile(...parameters);
    if (/^\s*(select|with)\b/i.test(compiled.sql)) statements.set(compiled.sql, compiled);
    return compiled;
  };
  return statements;
}

/** Attempts, each longer than a transaction of a test. */
const mostVacuums = 50;

/**
 * Lets PostgreSQL know all pages of all tables as visible, on which it bases whether an index is worth reading alone. A vacuum leaves out
 * pages that a transaction which has not ended yet might see otherwise, so that plans would depend on what else runs. Throws when
 * a transaction never ends.
 */
export async function markAllVisible({ db, engine }: TestDatabase): Promise<void> {
  if (engine.name !== 'postgres') return;
  for (let vacuums = 0; vacuums < mostVacuums; vacuums += 1) {
    await sql`vacuum analyze`.execute(db);
    const { rows } = await sql`select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relallvisible < relpages`.execute(db);
    if (rows.length === 0) return;
  }
  const { rows } = await sql`select pid, state, backend_xmin, query from pg_stat_activity`.execute(db);
  throw new Error(`Some transaction does not end: ${JSON.stringify(rows)}`);
}

/** How the engine executes a statement, in its own words. */
export async function planOf({ db, engine }: TestDatabase, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const explain = engine.name === 'sqlite' ? 'explain query plan' : 'explain';
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  );
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
}
