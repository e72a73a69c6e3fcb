import type { Kysely } from 'kysely';
import type { SearchTerm } from '#domain/service-requests/request-search.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { hasTerm } from './filter-conditions-store.ts';
import type { ToOrder } from './matching-requests-store.ts';
import { type RequestSource, type StoredRow, selectRows } from './request-rows-store.ts';

type Db = Kysely<DatabaseSchema>;

/** Requests that are asked for the terms of a search together, at first and at most. */
const firstMet = 200;
const mostMet = 8000;
const growth = 4;

/**
 * A stretch of an order: the time it runs by, and which end comes first. Requests that are owed no answer have no place
 * by the time it is due, so that order has a second stretch for them.
 */
export type Stretch = {
  /** How positions in it begin. */
  mark: '' | 'n';
  column: 'created_at' | 'updated_at' | 'answer_due_at';
  direction: 'asc' | 'desc';
  /** Only what owes an answer, or only what does not. */
  isOwed?: boolean;
};

/** A place in an order: a stretch, and a time and id in it after which the next page begins. */
export type Position = { mark: string; at: number; id: string };

/** A row with its place in the order. */
export type PlacedRow = StoredRow & Position;

type Part = { after: Pick<Position, 'at' | 'id'> | null; limit: number };

/** Reads a part of one stretch from all sources side by side and puts them together. */
export async function readStretch(
  db: Db,
  { toOrder, stretch, after, limit }: Part & { toOrder: ToOrder; stretch: Stretch },
): Promise<PlacedRow[]> {
  const { sources, terms } = toOrder;
  const part = { after, limit };
  const read = await Promise.all(
    sources.map((source) =>
      terms.length === 0
        ? inOrder(selectRows(source), stretch, part).execute()
        : goThrough(db, { source, stretch, terms }, part),
    ),
  );
  const rows = read.flat().map((row) => ({ ...row, mark: stretch.mark, at: row[stretch.column] ?? 0 }));
  if (sources.length === 1) return rows;
  const sign = stretch.direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => sign * (one.at - other.at || (one.id < other.id ? -1 : 1))).slice(0, limit);
}

type Walk = { source: RequestSource; stretch: Stretch; terms: readonly SearchTerm[] };

/**
 * Goes through requests in their order, more and more at once, until enough have the terms. What is asked of the texts
 * comes after the order: PostgreSQL takes it for so rare that it would rather read all texts and put the rest in order.
 */
async function goThrough(db: Db, { source, stretch, terms }: Walk, { after, limit }: Part): Promise<StoredRow[]> {
  const found: StoredRow[] = [];
  let from = after;
  for (let size = firstMet; ; size = Math.min(size * growth, mostMet)) {
    const met = inOrder(source, stretch, { after: from, limit: size });
    const fitting = db
      .selectFrom(met.selectAll('service_requests').as('service_requests'))
      .where((where) => where.and(terms.map(hasTerm)));
    found.push(
      ...(await inOrder(selectRows(fitting), stretch, { after: null, limit: limit - found.length }).execute()),
    );
    if (found.length >= limit) return found;
    const last = await met
      .select(['service_requests.id', `service_requests.${stretch.column} as at`])
      .offset(size - 1)
      .limit(1)
      .executeTakeFirst();
    if (!last) return found;
    from = { at: last.at ?? 0, id: last.id };
  }
}

/** Puts requests in the order of a stretch, after a place in it and up to a limit. */
function inOrder<Query extends RequestSource>(query: Query, { column, direction, isOwed }: Stretch, part: Part): Query {
  const name = `service_requests.${column}` as const;
  let ordered: RequestSource = query;
  if (isOwed !== undefined) ordered = ordered.where('service_requests.answer_due_at', isOwed ? 'is not' : 'is', null);
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
