import type { Kysely } from 'kysely';
import type { QuoteCounts } from '#contract/quotes/quote-list.ts';
import type { QuoteFilter } from '#domain/quotes/quote-filter.ts';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { ListQuery } from './quote-conditions-store.ts';
import { countSources } from './quote-counts-store.ts';
import { findSources } from './quote-sources-store.ts';

/** A figure beside a word has room for three digits. */
const maxCounted = 999;

/** Counts the quotes that match a filter, and of all those in each status, each up to a limit. */
export async function countQuotes(db: Kysely<DatabaseSchema>, { filter, now }: ListQuery): Promise<QuoteCounts> {
  const count = async (counted: QuoteFilter) => {
    const isOrdered = Boolean(counted.search?.trim());
    const sources = await findSources(db, { filter: counted, now }, { isOrdered });
    const found = await countSources(db, sources, { limit: maxCounted + 1, isOrdered });
    return { count: Math.min(found, maxCounted), isMore: found > maxCounted };
  };
  const [matching, ...byStatus] = await Promise.all([
    count(filter),
    ...quoteStatuses.map(async (status) => ({ status, ...(await count({ status })) })),
  ]);
  return { matching, byStatus };
}
