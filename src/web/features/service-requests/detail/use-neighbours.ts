import { useEffect, useState } from 'react';
import { readFilter } from '../filter-address.ts';
import { lastList } from '../list/last-list.ts';
import { useRequestList } from '../queries.ts';

/** Ids of the requests before and after one in the list that was open last; null at its ends. */
export type Neighbours = { previous: string | null; next: string | null };

const none: Neighbours = { previous: null, next: null };

/**
 * The neighbours of a request in the list that was open last, by its filters and order. A request that has left the list
 * meanwhile keeps the neighbours that it had. Not for the server.
 */
export function useNeighbours(id: string): Neighbours {
  const [filter] = useState(() => readFilter(new URLSearchParams(lastList()?.split('?')[1] ?? '')));
  const list = useRequestList(filter);
  const rows = list.data?.rows ?? [];
  const at = rows.findIndex((row) => row.id === id);
  const found = at < 0 ? null : { previous: rows[at - 1]?.id ?? null, next: rows[at + 1]?.id ?? null };
  const [kept, setKept] = useState<Neighbours>(none);
  if (found && (found.previous !== kept.previous || found.next !== kept.next)) setKept(found);
  const isAtEnd = at >= 0 && at === rows.length - 1 && list.hasMore && !list.moreError;
  const { loadMore } = list;
  useEffect(() => {
    if (isAtEnd) loadMore();
    // oxlint-disable-next-line react/exhaustive-deps -- a new function on each render; the end of the rows asks once
  }, [isAtEnd]);
  return found ?? kept;
}
