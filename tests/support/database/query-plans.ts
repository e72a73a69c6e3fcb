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

const mostVacuums = 20;

/**
 * Lets PostgreSQL know the pages of tables as visible, on which it bases whether an index is worth reading alone. A vacuum leaves out
 * what a transaction that has not ended yet might see otherwise, so that plans would depend on what else runs. Throws when a
 * table with rows has no visible page in the end.
 */
export async function markVisible({ db, engine }: TestDatabase): Promise<void> {
  if (engine.name !== 'postgres') return;
  let hidden: { relname: string }[] = [];
  for (let vacuums = 0; vacuums < mostVacuums; vacuums += 1) {
    await sql`vacuum analyze`.execute(db);
    ({ rows: hidden } = await sql<{ relname: string }>`select relname from pg_class where relkind = 'r'
      and relnamespace = 'public'::regnamespace and reltuples > 0 and relallvisible = 0`.execute(db));
    if (hidden.length === 0) return;
  }
  throw new Error(`No page is visible of ${hidden.map(({ relname }) => relname).join(', ')}.`);
}

/** How the engine executes a statement, in its own words. */
export async function planOf({ db, engine }: TestDatabase, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const explain = engine.name === 'sqlite' ? 'explain query plan' : 'explain';
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  );
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
}
