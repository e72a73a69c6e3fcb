import type { Kysely } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { type RequestFilter, type RequestOrder, listedValues } from '#domain/service-requests/request-filter.ts';
import { priorities } from '#domain/service-requests/status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { ListQuery } from './filter-conditions-store.ts';
import { findMatchingSources } from './matching-requests-store.ts';
import { type OrderSegment, type Position, type PositionedRow, readSegment } from './ordered-requests-store.ts';
import { type StoredRow, presentRow } from './request-rows-store.ts';
import { readSearchResults } from './searched-requests-store.ts';

/** More rows than fit on a screen; the browser fetches the next page before the reader reaches the end. */
const pageSize = 25;

const newest: OrderSegment = { mark: '', column: 'created_at', direction: 'desc' };

const byPriority = priorities.map((priority): OrderSegment => ({
  ...newest,
  mark: priority[0] ?? '',
  among: priority,
}));

const orders: Record<RequestOrder, readonly OrderSegment[]> = {
  newest: [newest],
  oldest: [{ ...newest, direction: 'asc' }],
  activity: [{ ...newest, column: 'updated_at' }],
  due: [
    { mark: '', column: 'answer_due_at', direction: 'asc', among: 'owed' },
    { ...newest, mark: 'n', among: 'not-owed' },
  ],
  priority: byPriority.toReversed(),
  'priority-low': byPriority,
  // What has no estimate is worth 0 and therefore last.
  value: [{ mark: '', column: 'value_eur_minor', direction: 'desc' }],
  'value-low': [
    { mark: '', column: 'value_eur_minor', direction: 'asc', among: 'valued' },
    { mark: 'n', column: 'value_eur_minor', direction: 'desc', among: 'not-valued' },
  ],
};

/** The segments of an order; a priority that the filter leaves out is not looked through. */
function segmentsOf(filter: RequestFilter): readonly OrderSegment[] {
  const wanted = listedValues(filter, 'priority');
  const isWanted = (among: string | undefined) =>
    wanted.length === 0 || !priorities.some((priority) => priority === among) || wanted.includes(among ?? '');
  return orders[filter.sort ?? 'newest'].filter(({ among }) => isWanted(among));
}

/**
 * Reads one page of the requests that match a filter, in its order, for a reader of a language; `after` is the previous page's `next` (keyset
 * pagination).
 */
export async function listRequests(
  db: Kysely<DatabaseSchema>,
  listQuery: ListQuery & { after: string | undefined; reader: Language },
): Promise<{ rows: RequestRow[]; next: string | null }> {
  const { rows, next } = await readPage(db, { ...listQuery, size: pageSize });
  return { rows: rows.map((row) => presentRow(row, listQuery.reader)), next };
}

/** Reads up to `size` stored rows after a position. */
export async function readPage(
  db: Kysely<DatabaseSchema>,
  listQuery: ListQuery & { after: string | undefined; size: number },
): Promise<{ rows: StoredRow[]; next: string | null }> {
  const { size } = listQuery;
  const { sort = 'newest' } = listQuery.filter;
  const position = parsePosition(listQuery.after);
  if (sort === 'newest') {
    const found = await readSearchResults(db, listQuery, { after: position, limit: size + 1 });
    if (found)
      return pageOf(
        found.map((row) => ({ ...row, mark: newest.mark, at: row.created_at })),
        size,
      );
  }
  const matching = await findMatchingSources(db, listQuery);
  const stretches = segmentsOf(listQuery.filter);
  const first = Math.max(
    stretches.findIndex(({ mark }) => mark === (position?.mark ?? '')),
    0,
  );
  const rows: PositionedRow[] = [];
  for (const [index, segment] of stretches.slice(first).entries()) {
    if (rows.length > size) break;
    const after = index === 0 ? position : null;
    rows.push(...(await readSegment(db, { matching, segment, after, limit: size + 1 - rows.length })));
  }
  return pageOf(rows, size);
}

/** Cuts the rows to one page and adds the position after which the next one begins. */
function pageOf(rows: readonly PositionedRow[], size: number): { rows: StoredRow[]; next: string | null } {
  const last = rows[size - 1];
  return { rows: rows.slice(0, size), next: rows.length > size && last ? `${last.mark}${last.at}-${last.id}` : null };
}

function parsePosition(after: string | undefined): Position | null {
  const [, mark, at, id] = /^([a-z]?)(\d{1,15})-(.+)$/.exec(after ?? '') ?? [];
  return mark !== undefined && at !== undefined && id !== undefined ? { mark, at: Number(at), id } : null;
}
