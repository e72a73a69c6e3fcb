import type { RequestRow } from '#contract/service-requests.ts';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';

/** As much of a list as has been loaded, and where it goes on. */
export type RequestListData = { rows: readonly RequestRow[]; next: string | null };

/**
 * The list after its beginning was read anew: the fresh rows, then those loaded earlier that come after them. Where the
 * fresh rows end beyond all that was known, they are the list.
 */
export function withFreshStart(known: RequestListData | undefined, fresh: RequestListData): RequestListData {
  const last = fresh.rows.at(-1);
  const end = known && last && fresh.next !== null ? known.rows.findIndex(({ id }) => id === last.id) : -1;
  if (!known || end < 0) return fresh;
  const freshIds = new Set(fresh.rows.map(({ id }) => id));
  const rest = known.rows.slice(end + 1).filter(({ id }) => !freshIds.has(id));
  return { rows: [...fresh.rows, ...rest], next: rest.length > 0 ? known.next : fresh.next };
}

/** The list with a further page at its end; a row that has moved there meanwhile stands there only. */
export function withNextPage(known: RequestListData, page: RequestListData): RequestListData {
  const ids = new Set(page.rows.map(({ id }) => id));
  return { rows: [...known.rows.filter(({ id }) => !ids.has(id)), ...page.rows], next: page.next };
}

/** Who looks, since some views are theirs. */
export type Viewer = { username: string | null };

/** Whether a row that has been changed still belongs into a list; what only the server knows is not asked. */
export function stillMatches(row: RequestRow, filter: RequestFilter, viewer: Viewer): boolean {
  const isInView = {
    active: !row.isArchived,
    mine: !row.isArchived && row.assignee?.username === viewer.username,
    unassigned: !row.isArchived && row.assignee === null,
    archived: row.isArchived,
    everything: true,
  }[filter.view ?? 'active'];
  const asked: readonly (readonly [string | undefined, string | undefined])[] = [
    [filter.status, row.status],
    [filter.priority, row.priority],
    [filter.waiting, row.waitingOn],
    [filter.assignee, row.assignee?.id],
    [filter.unread, row.isUnread ? '1' : ''],
  ];
  return isInView && asked.every(([wanted, value]) => wanted === undefined || wanted === value);
}
