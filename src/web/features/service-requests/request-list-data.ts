import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { type ListedPart, type RequestFilter, listedValues } from '#domain/service-requests/request-filter.ts';

/** Where a later page of a list begins: what it is asked for by, and its first row. */
export type PageStart = { after: string; firstId: string };

/** As much of a list as has been loaded, where its later pages begin, and where it goes on. */
export type RequestListData = { rows: readonly RequestRow[]; next: string | null; pages?: readonly PageStart[] };

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
  const restIds = new Set(rest.map(({ id }) => id));
  const pages = [...(fresh.pages ?? []), ...(known.pages ?? []).filter(({ firstId }) => restIds.has(firstId))];
  return { rows: [...fresh.rows, ...rest], next: rest.length > 0 ? known.next : fresh.next, pages };
}

/** The list with a further page at its end; a row that has moved there meanwhile stands there only. */
export function withNextPage(known: RequestListData, page: RequestListData): RequestListData {
  const ids = new Set(page.rows.map(({ id }) => id));
  const first = page.rows[0];
  const start = known.next !== null && first ? [{ after: known.next, firstId: first.id }] : [];
  return {
    rows: [...known.rows.filter(({ id }) => !ids.has(id)), ...page.rows],
    next: page.next,
    pages: [...(known.pages ?? []), ...start],
  };
}

/** The list with one of its later pages read anew. */
export function withFreshPage(
  known: RequestListData,
  { after, firstId }: PageStart,
  page: RequestListData,
): RequestListData {
  const pages = known.pages ?? [];
  const place = (id: string | undefined) => known.rows.findIndex((row) => row.id === id);
  const next = pages[pages.findIndex((each) => each.after === after) + 1];
  const [begin, end] = [place(firstId), next ? place(next.firstId) : known.rows.length];
  if (begin < 0 || end < begin) return known;
  const ids = new Set(page.rows.map(({ id }) => id));
  const others = (rows: readonly RequestRow[]) => rows.filter(({ id }) => !ids.has(id));
  const tail = others(known.rows.slice(end));
  const firstIds = new Map([
    [after, page.rows[0]?.id],
    [next?.after, tail[0]?.id],
  ]);
  return {
    rows: [...others(known.rows.slice(0, begin)), ...page.rows, ...tail],
    next: next ? known.next : page.next,
    pages: pages.map((each) => ({ ...each, firstId: firstIds.get(each.after) ?? each.firstId })),
  };
}

/** The later pages of a list, from a row on, in which some rows stand: those on the screen, as a rule. */
export function pagesWith(list: RequestListData, ids: ReadonlySet<string>, from: number): PageStart[] {
  const places = new Map(list.rows.map(({ id }, index) => [id, index]));
  const starts = (list.pages ?? []).map((page) => ({ page, begin: places.get(page.firstId) ?? -1 }));
  return starts.flatMap(({ page, begin }, index) => {
    const end = starts[index + 1]?.begin ?? list.rows.length;
    const isSeen = list.rows.slice(Math.max(begin, 0), Math.max(end, 0)).some(({ id }) => ids.has(id));
    return begin >= from && isSeen ? [page] : [];
  });
}

/** Who looks, since some views are theirs. */
export type Viewer = { username: string | null };

/** Whether a row that has been changed still belongs into a list; what only the server knows is not asked. */
export function stillMatches(row: RequestRow, filter: RequestFilter, viewer: Viewer): boolean {
  const asked: readonly (readonly [ListedPart, string | undefined])[] = [
    ['status', row.status],
    ['priority', row.priority],
    ['waiting', row.waitingOn],
    ['assignee', row.assignee?.id],
  ];
  const isUnreadAsAsked = filter.unread === undefined || row.isUnread;
  return (
    isInView(row, filter, viewer) &&
    isUnreadAsAsked &&
    asked.every(([part, value]) => isListed(listedValues(filter, part), value))
  );
}

/** Whether a row is put aside until later; unread or overdue, it is to be done all the same. */
function isAside({ followUpAt }: RequestRow, { unread, overdue }: RequestFilter): boolean {
  return followUpAt !== null && followUpAt > Date.now() && unread === undefined && overdue === undefined;
}
const isListed = (wanted: readonly string[], value: string | undefined) =>
  wanted.length === 0 || (value !== undefined && wanted.includes(value));

/** Whether a row stands in the view that a filter names. */
function isInView(row: RequestRow, filter: RequestFilter, viewer: Viewer): boolean {
  const isTodo = !row.isArchived && !isAside(row, filter);
  return {
    active: isTodo,
    board: isTodo,
    mine: isTodo && row.assignee?.username === viewer.username,
    unassigned: isTodo && row.assignee === null,
    later: !row.isArchived && !isTodo,
    archived: row.isArchived,
    everything: true,
  }[filter.view ?? 'active'];
}
