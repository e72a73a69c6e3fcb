import { type SelectQueryBuilder, sql } from 'kysely';
import type { QuoteOrder } from '#domain/quotes/quote-filter.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type StoredRow, listedColumns, requestNumber } from './quote-rows-store.ts';

/** A query on quotes without selected columns. */
export type QuoteSource = SelectQueryBuilder<DatabaseSchema, 'quotes', object>;

/** A position in an order: the figure that a row is sorted by, and its id. */
export type Position = { at: number; id: string };
export type PositionedRow = StoredRow & Position;

export type Ordering = { order: QuoteOrder; direction: 'ascending' | 'descending' };
type Part = { after: Position | null; limit: number };

/** The figure of each order, written as in the indexes of migration 0029, which would not be used otherwise. */
const keyOf = {
  updated: sql<number>`quotes.updated_at`,
  sent: sql<number>`coalesce(quotes.sent_at, 0)`,
  number: sql<number>`coalesce(cast(quotes.number_year as bigint) * 1000000000 + quotes.number_sequence, 0)`,
  value: sql<number>`quotes.value_eur_minor`,
  validity: sql<number>`coalesce(quotes.expires_at, 9000000000000000)`,
  seen: sql<number>`coalesce(quotes.last_viewed_at, 0)`,
} as const satisfies Record<QuoteOrder, unknown>;

/** Reads rows of some sources in an order, after a position and up to a limit; no row may be in two of the sources. */
export async function readInOrder(
  sources: readonly QuoteSource[],
  { ordering, after, limit }: Part & { ordering: Ordering },
): Promise<PositionedRow[]> {
  const read = await Promise.all(sources.map((source) => readSource(source, { ordering, after, limit })));
  if (read.length === 1) return read[0] ?? [];
  const sign = ordering.direction === 'ascending' ? 1 : -1;
  const rows = read.flat().toSorted((one, other) => sign * (one.at - other.at || (one.id < other.id ? -1 : 1)));
  return rows.slice(0, limit);
}

/**
 * First the rest of the rows with the figure of the position, then those beyond it. Both begin at a place of the index, where
 * a comparison of the pair would make SQLite read all rows of that figure again.
 */
async function readSource(
  source: QuoteSource,
  { ordering, after, limit }: Part & { ordering: Ordering },
): Promise<PositionedRow[]> {
  const key = keyOf[ordering.order];
  const [beyond, direction] = ordering.direction === 'ascending' ? (['>', 'asc'] as const) : (['<', 'desc'] as const);
  const readFrom = (part: QuoteSource, count: number) =>
    withColumns(part, ordering.order).orderBy(key, direction).orderBy('quotes.id', direction).limit(count).execute();
  if (after === null) return readFrom(source, limit);
  const ties = await readFrom(source.where(key, '=', after.at).where('quotes.id', beyond, after.id), limit);
  if (ties.length === limit) return ties;
  return [...ties, ...(await readFrom(source.where(key, beyond, after.at), limit - ties.length))];
}

const withColumns = (source: QuoteSource, order: QuoteOrder) =>
  source
    .select(listedColumns.map((column) => `quotes.${column}` as const))
    .select([requestNumber.as('request_number'), keyOf[order].as('at')]);
