import type { Kysely } from 'kysely';
import type { BoardColumn } from '#contract/service-requests/request-board.ts';
import { listedValues } from '#domain/service-requests/request-filter.ts';
import { requestStatuses } from '#domain/service-requests/status.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { countMatching } from './count-requests.ts';
import type { ListQuery } from './filter-conditions-store.ts';
import { listRequests } from './list-requests.ts';

/** The head of a column has room for three digits. */
const maxCounted = 999;

/** Reads the first requests of each status that a filter includes, in its order (G4). */
export async function readBoard(
  db: Kysely<DatabaseSchema>,
  { filter, ...by }: ListQuery & { reader: Language },
): Promise<{ columns: BoardColumn[] }> {
  const wanted = listedValues(filter, 'status');
  const statuses = requestStatuses.filter((status) => wanted.length === 0 || wanted.includes(status));
  const columns = statuses.map(async (status) => {
    const listQuery = { ...by, filter: { ...filter, status } };
    const [{ rows }, count] = await Promise.all([
      listRequests(db, { ...listQuery, after: undefined }),
      countMatching(db, listQuery, maxCounted),
    ]);
    return { status, count, rows };
  });
  return { columns: await Promise.all(columns) };
}
