import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteSource } from './quote-orders-store.ts';

type Range = { limit: number; isOrdered: boolean };

/** Counts the rows of some sources, up to a limit for each. */
export async function countSources(
  db: Kysely<DatabaseSchema>,
  sources: readonly QuoteSource[],
  range: Range,
): Promise<number> {
  const counts = await Promise.all(sources.map((source) => countUpTo(db, source, range)));
  return counts.reduce((sum, each) => sum + each, 0);
}

async function countUpTo(
  db: Kysely<DatabaseSchema>,
  source: QuoteSource,
  { limit, isOrdered }: Range,
): Promise<number> {
  const ids = source.select('quotes.id').limit(limit);
  const { count } = await db
    // A search is walked in the order of an index: PostgreSQL would read the table from its start.
    .selectFrom((isOrdered ? ids.orderBy('quotes.updated_at', 'desc') : ids).as('counted'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
