import { useEffect, useState } from 'react';
import { readFilter } from '../filter-address.ts';
import { lastList } from '../list/last-list.ts';
import { useRequestList } from '../queries.ts';

/** Ids of the requests before and after one in the list that was open last; null at its ends. */
export type Neighbours = { previous: string | null; next: string | null };

const none: Neighbours = { previous: null, next: null };
const noRows: readonly { id: string }[] = [];

/** The neighbours of a row; null where it is not among the rows. */
function neighboursOf(rows: readonly { id: string }[], id: string): Neighbours | null {
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? null : { previous: rows[at - 1]?.id ?? null, next: rows[at + 1]?.id ?? null };
}

/**
 * The neighbours of a request in the list that was open last, by its filters and order. A request that has left the list
 * meanwhile keeps the neighbours that it had. Not for the server.
 */
export function useNeighbours(id: string): Neighbours {
  const [filter] = useState(() => readFilter(new URLSearchParams(lastList()?.split('?')[1] ?? '')));
  const list = useRequestList(filter);
  const rows = list.data?.rows ?? noRows;
  const found = neighboursOf(rows, id);
  const [kept, setKept] = useState<Neighbours>(none);
  if (found && (found.previous !== kept.previous || found.next !== kept.next)) setKept(found);
  const isAtEnd = rows.at(-1)?.id === id && list.hasMore && !list.moreError;
  const { loadMore } = list;
  useEffect(() => {
    if (isAtEnd) loadMore();
    // oxlint-disable-next-line react/exhaustive-deps -- a new function on each render; the end of the rows asks once
  }, [isAtEnd]);
  return found ?? kept;
}
