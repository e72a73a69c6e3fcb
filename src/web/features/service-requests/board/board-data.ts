import type { BoardColumn } from '#contract/service-requests/request-board.ts';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';

export type Board = { columns: readonly BoardColumn[] };

/**
 * The board with some rows changed: each stands first in the column of its status, or goes where there is no such column
 * or `change` answers null. The counts follow.
 */
export function patchBoard(
  { columns }: Board,
  ids: ReadonlySet<string>,
  change: (row: RequestRow) => RequestRow | null,
): Board {
  const changed = columns.flatMap(({ rows }) => rows.filter(({ id }) => ids.has(id)).map((row) => change(row)));
  const arrived = changed.filter((row) => row !== null);
  return {
    columns: columns.map((column) => {
      const stays = column.rows.flatMap((row) => {
        const same = arrived.find(({ id }) => id === row.id);
        if (!ids.has(row.id)) return [row];
        return same?.status === column.status ? [same] : [];
      });
      const known = new Set(column.rows.map(({ id }) => id));
      const fresh = arrived.filter(({ id, status }) => status === column.status && !known.has(id));
      const gone = column.rows.length - stays.length;
      const count = Math.max(column.count.count + fresh.length - gone, 0);
      return { ...column, rows: [...fresh, ...stays], count: { ...column.count, count } };
    }),
  };
}
