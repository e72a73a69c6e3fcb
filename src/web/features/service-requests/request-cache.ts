import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  type Administrator,
  type RequestDetail,
  type RequestRow,
  countServiceRequests,
  getServiceRequest,
  listServiceRequests,
} from '#contract/service-requests/service-requests.ts';
import { readRequestBoard } from '#contract/service-requests/request-board.ts';
import type { BulkChange } from '#contract/service-requests/request-changes.ts';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { decideMove } from '#domain/service-requests/status.ts';
import { type Board, patchBoard } from './board/board-data.ts';
import { detailKey } from './queries.ts';
import { changeFilter } from './filter-address.ts';
import { type RequestListData, type Viewer, stillMatches } from './request-list-data.ts';

const lists = { queryKey: [listServiceRequests.path] };
const details = { queryKey: [getServiceRequest.path] };
const boards = { queryKey: [readRequestBoard.path] };
const counts = { queryKey: [countServiceRequests.path] };

/** Lists and requests as they stood before a change was shown ahead of its answer. */
export type Snapshot = readonly (readonly [QueryKey, unknown])[];

/** What a change makes of a row; null where it goes. */
export type Patch = (row: RequestRow) => RequestRow | null;

/** Shows a change of some requests wherever they are shown, and answers how it was before. */
export async function patchRequests(
  client: QueryClient,
  ids: ReadonlySet<string>,
  { patch, viewer }: { patch: Patch; viewer: Viewer },
): Promise<Snapshot> {
  await Promise.all([lists, boards, details].map((each) => client.cancelQueries(each)));
  const known = client.getQueriesData<RequestListData>(lists);
  const before: (readonly [QueryKey, unknown])[] = [...known];
  for (const [key, list] of known) {
    const filter = (key[1] ?? {}) as RequestFilter;
    if (list?.rows.some(({ id }) => ids.has(id)))
      client.setQueryData(key, patchList(list, { ids, patch, filter, viewer }));
  }
  before.push(...patchBoards(client, ids, { patch, viewer }));
  for (const id of ids) {
    const detail = client.getQueryData<RequestDetail>(detailKey(id));
    const changed = detail && patch(detail);
    if (!changed) continue;
    before.push([detailKey(id), detail]);
    client.setQueryData(detailKey(id), { ...detail, ...changed });
  }
  return before;
}

/** The same on boards; answers how they were before. */
function patchBoards(client: QueryClient, ids: ReadonlySet<string>, by: { patch: Patch; viewer: Viewer }): Snapshot {
  const known = client.getQueriesData<Board>(boards);
  for (const [key, board] of known) {
    const filter = changeFilter(key[1] ?? {}, { status: undefined });
    const change = (row: RequestRow) => {
      const changed = by.patch(row);
      return changed && stillMatches(changed, filter, by.viewer) ? changed : null;
    };
    if (board) client.setQueryData(key, patchBoard(board, ids, change));
  }
  return known;
}

type Patching = { ids: ReadonlySet<string>; patch: Patch; filter: RequestFilter; viewer: Viewer };

function patchList(list: RequestListData, { ids, patch, filter, viewer }: Patching): RequestListData {
  const rows = list.rows.flatMap((row) => {
    if (!ids.has(row.id)) return [row];
    const changed = patch(row);
    return changed && stillMatches(changed, filter, viewer) ? [changed] : [];
  });
  return { ...list, rows };
}

/** Puts everything back as it was: the change has failed. */
export function restore(client: QueryClient, before: Snapshot | undefined): void {
  for (const [key, data] of before ?? []) client.setQueryData(key, data);
}

/** Has lists, counts and open requests read anew. */
export async function refreshRequests(client: QueryClient): Promise<void> {
  await Promise.all([lists, boards, counts, details].map((each) => client.invalidateQueries(each)));
}

/** Forgets what was loaded beyond the first rows of each list: a change of all that match has outdated it. */
export function dropLoadedRest(client: QueryClient, kept = 50): void {
  client.setQueriesData<RequestListData>(lists, (list) => list && { ...list, rows: list.rows.slice(0, kept) });
}

/** The version of a request that this browser knows last, for compare-and-set. */
export function knownVersion(client: QueryClient, { id, version }: { id: string; version: number }): number {
  const rows = client
    .getQueriesData<RequestListData>(lists)
    .flatMap(([, list]) => list?.rows.find((row) => row.id === id) ?? []);
  const detail = client.getQueryData<RequestDetail>(detailKey(id));
  return Math.max(version, ...rows.map((row) => row.version), detail?.version ?? 0);
}

/** How a change will most likely be answered, to show it at once; the server decides. */
export function optimisticPatch(change: BulkChange, administrators: readonly Administrator[]): Patch {
  switch (change.kind) {
    case 'status': {
      const by = { actor: 'admin', ...(change.reason !== null && { reason: change.reason }) } as const;
      return (row) => (decideMove(row.status, change.to, by).ok ? { ...row, status: change.to } : row);
    }
    case 'assign': {
      const assignee = administrators.find(({ id }) => id === change.assigneeId) ?? null;
      return (row) => ({ ...row, assignee });
    }
    case 'priority':
      return (row) => ({ ...row, priority: change.priority });
    case 'archive':
      return (row) => ({ ...row, isArchived: change.isArchived });
    case 'read':
      return (row) => ({ ...row, isUnread: change.isUnread });
    case 'delete':
      return () => null;
  }
}
