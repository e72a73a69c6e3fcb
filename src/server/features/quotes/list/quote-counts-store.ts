import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteSource } from './quote-orders-store.ts';

/** Counts the rows of some sources, up to a limit for each. */
export async function countSources(
  db: Kysely<DatabaseSchema>,
  sources: readonly QuoteSource[],
  limit: number,
): Promise<number> {
  const counts = await Promise.all(sources.map((source) => countUpTo(db, source, limit)));
  return counts.reduce((sum, each) => sum + each, 0);
}

async function countUpTo(db: Kysely<DatabaseSchema>, source: QuoteSource, limit: number): Promise<number> {
  const { count } = await db
    // In the order of an index: PostgreSQL would read the table from its start.
    .selectFrom(source.select('quotes.id').orderBy('quotes.updated_at', 'desc').limit(limit).as('counted'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
