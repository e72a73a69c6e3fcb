import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Priority } from '#domain/service-requests/status.ts';
import type { SearchTerm } from '#domain/service-requests/request-search.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { hasTerm } from './filter-conditions-store.ts';
import type { MatchingSources } from './matching-requests-store.ts';
import { type RequestSource, type StoredRow, selectRows } from './request-rows-store.ts';

type Db = Kysely<DatabaseSchema>;

/** Requests that are scanned for the terms of a search in the first batch, and in the largest. */
const firstScanSize = 200;
const largestScanSize = 8000;
const growth = 4;

/**
 * A segment of an order: which requests, the column they are sorted by, and the direction. The order by due time has two
 * segments, because requests that owe no answer have no due time.
 */
export type OrderSegment = {
  /** Prefix of the positions in this segment: a small letter or nothing. */
  mark: string;
  column: 'created_at' | 'updated_at' | 'answer_due_at' | 'value_eur_minor';
  direction: 'asc' | 'desc';
  /** Without one, all requests. */
  among?: 'owed' | 'not-owed' | 'valued' | 'not-valued' | Priority;
};

/** A position in an order: the segment, and the time and id after which the next page begins. */
export type Position = { mark: string; at: number; id: string };

/** A row with its position in the order. */
export type PositionedRow = StoredRow & Position;

type PageRange = { after: Pick<Position, 'at' | 'id'> | null; limit: number };

/** Reads a range of one segment from all sources and merges the rows. */
export async function readSegment(
  db: Db,
  { matching, segment, after, limit }: PageRange & { matching: MatchingSources; segment: OrderSegment },
): Promise<PositionedRow[]> {
  const { sources, terms } = matching;
  const part = { after, limit };
  const read = await Promise.all(
    sources.map((source) =>
      terms.length === 0
        ? inOrder(selectRows(source), segment, part).execute()
        : scanInOrder(db, { source, segment, terms }, part),
    ),
  );
  const rows = read.flat().map((row) => ({ ...row, mark: segment.mark, at: row[segment.column] ?? 0 }));
  if (sources.length === 1) return rows;
  const sign = segment.direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => sign * (one.at - other.at || (one.id < other.id ? -1 : 1))).slice(0, limit);
}

type Scan = { source: RequestSource; segment: OrderSegment; terms: readonly SearchTerm[] };

/**
 * Scans requests in their order, in growing batches, until enough of them contain the terms. The text condition is
 * outside the sorted subquery: PostgreSQL underestimates how many texts match and would read and sort all of them.
 */
async function scanInOrder(
  db: Db,
  { source, segment, terms }: Scan,
  { after, limit }: PageRange,
): Promise<StoredRow[]> {
  const found: StoredRow[] = [];
  let from = after;
  for (let size = firstScanSize; ; size = Math.min(size * growth, largestScanSize)) {
    const met = inOrder(source, segment, { after: from, limit: size });
    const matchingAmong = db
      .selectFrom(met.selectAll('service_requests').as('service_requests'))
      .where((where) => where.and(terms.map(hasTerm)));
    found.push(
      ...(await inOrder(selectRows(matchingAmong), segment, { after: null, limit: limit - found.length }).execute()),
    );
    if (found.length >= limit) return found;
    const last = await met
      .select(['service_requests.id', `service_requests.${segment.column} as at`])
      .offset(size - 1)
      .limit(1)
      .executeTakeFirst();
    if (!last) return found;
    from = { at: last.at ?? 0, id: last.id };
  }
}

/** Sorts requests by a segment, after a position in it and up to a limit. */
function inOrder<Query extends RequestSource>(
  query: Query,
  { column, direction, among }: OrderSegment,
  part: PageRange,
): Query {
  const name = `service_requests.${column}` as const;
  let ordered: RequestSource = among === undefined ? query : query.where((where) => isAmong(where, among));
  const { after, limit } = part;
  if (after) {
    ordered = ordered.where((where) =>
      where(
        where.refTuple(name, 'service_requests.id'),
        direction === 'asc' ? '>' : '<',
        where.tuple(after.at, after.id),
      ),
    );
  }
  return ordered.orderBy(name, direction).orderBy('service_requests.id', direction).limit(limit) as Query;
}

function isAmong(
  where: ExpressionBuilder<DatabaseSchema, 'service_requests'>,
  among: NonNullable<OrderSegment['among']>,
): Expression<SqlBool> {
  switch (among) {
    case 'owed':
      return where('service_requests.answer_due_at', 'is not', null);
    case 'not-owed':
      return where('service_requests.answer_due_at', 'is', null);
    case 'valued':
      return where('service_requests.value_eur_minor', '>', 0);
    case 'not-valued':
      return where('service_requests.value_eur_minor', '=', 0);
    case 'low':
    case 'medium':
    case 'high':
      return where('service_requests.priority', '=', among);
  }
}
