import { CompiledQuery } from 'kysely';
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

/** How the engine executes a statement, in its own words. */
export async function planOf({ db, engine }: TestDatabase, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const explain = engine.name === 'sqlite' ? 'explain query plan' : 'explain';
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  );
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
}
