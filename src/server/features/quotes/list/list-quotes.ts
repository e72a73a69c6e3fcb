import type { Kysely } from 'kysely';
import type { QuoteRow } from '#contract/quotes/quote-list.ts';
import { usualOrder } from '#domain/quotes/quote-filter.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { ListQuery } from './quote-conditions-store.ts';
import { type Position, readInOrder } from './quote-orders-store.ts';
import { type StoredRow, presentRow } from './quote-rows-store.ts';
import { findSources } from './quote-sources-store.ts';

/** More rows than fit on a screen; the browser fetches the next page before the reader reaches the end. */
const pageSize = 50;

/** Reads one page of the quotes that match a filter, in its order; `after` is the previous page's `next` (keyset pagination, H2). */
export async function listQuotes(
  db: Kysely<DatabaseSchema>,
  listQuery: ListQuery & { after: string | undefined },
): Promise<{ rows: QuoteRow[]; next: string | null }> {
  const { rows, next } = await readPage(db, { ...listQuery, size: pageSize });
  return { rows: rows.map((row) => presentRow(row, listQuery.now)), next };
}

/** Reads up to `size` stored rows after a position. */
export async function readPage(
  db: Kysely<DatabaseSchema>,
  { after, size, ...listQuery }: ListQuery & { after: string | undefined; size: number },
): Promise<{ rows: StoredRow[]; next: string | null }> {
  const { order = usualOrder(listQuery.filter), direction = 'descending' } = listQuery.filter;
  const rows = await readInOrder(await findSources(db, listQuery, { isOrdered: true }), {
    ordering: { order, direction },
    after: positionOf(after),
    limit: size + 1,
  });
  const last = rows[size - 1];
  return { rows: rows.slice(0, size), next: rows.length > size && last ? `${last.at}-${last.id}` : null };
}

function positionOf(after: string | undefined): Position | null {
  const [, at, id] = /^(-?\d{1,16})-(.+)$/.exec(after ?? '') ?? [];
  return at !== undefined && id !== undefined ? { at: Number(at), id } : null;
}
