import type { Kysely } from 'kysely';
import type { RequestRow } from '#contract/service-requests.ts';
import type { RequestOrder } from '#domain/service-requests/request-filter.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Asked } from './filter-conditions-store.ts';
import { readFound } from './searched-requests-store.ts';
import { findInOrder } from './matching-requests-store.ts';
import { type PlacedRow, type Position, type Stretch, readStretch } from './ordered-requests-store.ts';
import { type StoredRow, presentRow } from './request-rows-store.ts';

/** More than fit a screen at once; the next ones are asked for before they are scrolled to. */
const pageSize = 25;

const newest: Stretch = { mark: '', column: 'created_at', direction: 'desc' };

const stretchesOf: Record<RequestOrder, readonly Stretch[]> = {
  newest: [newest],
  oldest: [{ ...newest, direction: 'asc' }],
  activity: [{ ...newest, column: 'updated_at' }],
  due: [
    { mark: '', column: 'answer_due_at', direction: 'asc', isOwed: true },
    { ...newest, mark: 'n', isOwed: false },
  ],
};

/** Reads one page of the requests that a filter leaves, in its order; `after` is the last page's `next` (keyset). */
export async function listRequests(
  db: Kysely<DatabaseSchema>,
  asked: Asked & { after: string | undefined },
): Promise<{ rows: RequestRow[]; next: string | null }> {
  const { rows, next } = await readPage(db, { ...asked, size: pageSize });
  return { rows: rows.map(presentRow), next };
}

/** Reads as many stored rows after a position as are asked for. */
export async function readPage(
  db: Kysely<DatabaseSchema>,
  asked: Asked & { after: string | undefined; size: number },
): Promise<{ rows: StoredRow[]; next: string | null }> {
  const { size } = asked;
  const { sort = 'newest' } = asked.filter;
  const position = parsePosition(asked.after);
  if (sort === 'newest') {
    const found = await readFound(db, asked, { after: position, limit: size + 1 });
    if (found)
      return pageOf(
        found.map((row) => ({ ...row, mark: newest.mark, at: row.created_at })),
        size,
      );
  }
  const toOrder = await findInOrder(db, asked);
  const stretches = stretchesOf[sort];
  const first = Math.max(
    stretches.findIndex(({ mark }) => mark === (position?.mark ?? '')),
    0,
  );
  const rows: PlacedRow[] = [];
  for (const [index, stretch] of stretches.slice(first).entries()) {
    if (rows.length > size) break;
    const after = index === 0 ? position : null;
    rows.push(...(await readStretch(db, { toOrder, stretch, after, limit: size + 1 - rows.length })));
  }
  return pageOf(rows, size);
}

/** The first rows, and where the next page begins if there are more. */
function pageOf(rows: readonly PlacedRow[], size: number): { rows: StoredRow[]; next: string | null } {
  const last = rows[size - 1];
  return { rows: rows.slice(0, size), next: rows.length > size && last ? `${last.mark}${last.at}-${last.id}` : null };
}

function parsePosition(after: string | undefined): Position | null {
  const [, mark, at, id] = /^(n?)(\d{1,15})-(.+)$/.exec(after ?? '') ?? [];
  return mark !== undefined && at !== undefined && id !== undefined ? { mark, at: Number(at), id } : null;
}
