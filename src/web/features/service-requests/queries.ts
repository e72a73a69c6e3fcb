import { type QueryClient, keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listSavedViews } from '#contract/service-requests/saved-views.ts';
import {
  type RequestRow,
  countServiceRequests,
  getServiceRequest,
  listAdministrators,
  listServiceRequests,
} from '#contract/service-requests/service-requests.ts';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { usePage } from '../../lib/page-context.ts';
import { changeFilter, writeFilter } from './filter-address.ts';
import { visibleRowIds } from './list/visible-rows.ts';
import {
  type RequestListData,
  type Viewer,
  pagesWith,
  withFreshPage,
  withFreshStart,
  withNextPage,
} from './request-list-data.ts';

/** Every failure is shown in place of what was asked for, or by a toast of its own. */
const meta = { isHandled: true };

/** So many rows at the beginning of a list are read anew; of what was loaded further down, the pages on the screen. */
const freshRows = 200;

export const listKey = (filter: RequestFilter) => [listServiceRequests.path, filter] as const;
export const detailKey = (id: string) => [getServiceRequest.path, id] as const;

/** Requests by a filter, as far as they have been loaded, and the way to load more. */
export function useRequestList(filter: RequestFilter) {
  const client = useQueryClient();
  const address = writeFilter(filter);
  const list = useQuery({
    queryKey: listKey(filter),
    queryFn: () => asSignedIn(() => readAnew(filter, client.getQueryData<RequestListData>(listKey(filter)))),
    placeholderData: keepPreviousData,
    // Requests come by themselves: what was read a moment ago is old.
    staleTime: 0,
    meta,
  });
  const more = useMutation({
    mutationKey: ['service-requests', 'more'],
    mutationFn: (_address: string) => asSignedIn(() => appendPage(client, filter)),
    meta,
  });
  const isOfThisList = more.variables === address;
  return {
    ...list,
    hasMore: Boolean(list.data?.next) && !list.isPlaceholderData,
    isLoadingMore: isOfThisList && more.isPending,
    moreError: isOfThisList ? more.error : null,
    loadMore: () => (isOfThisList && more.isPending ? undefined : more.mutate(address)),
  };
}

async function readAnew(filter: RequestFilter, known: RequestListData | undefined): Promise<RequestListData> {
  const wanted = Math.min(known?.rows.length ?? 0, freshRows);
  let fresh: RequestListData = await callEndpoint(listServiceRequests, { query: filter });
  while (fresh.next !== null && fresh.rows.length < wanted) {
    fresh = withNextPage(fresh, await callEndpoint(listServiceRequests, { query: { ...filter, after: fresh.next } }));
  }
  let list = withFreshStart(known, fresh);
  for (const page of pagesWith(list, visibleRowIds(), fresh.rows.length)) {
    const query = { ...filter, after: page.after };
    list = withFreshPage(list, page, await callEndpoint(listServiceRequests, { query }));
  }
  return list;
}

async function appendPage(client: QueryClient, filter: RequestFilter): Promise<void> {
  const after = client.getQueryData<RequestListData>(listKey(filter))?.next;
  if (!after) return;
  const page = await callEndpoint(listServiceRequests, { query: { ...filter, after } });
  client.setQueryData<RequestListData>(listKey(filter), (known) => known && withNextPage(known, page));
}

/** How many requests match a filter, and how many stand in each view. */
export function useRequestCounts(filter: RequestFilter) {
  const query = changeFilter(filter, { sort: undefined });
  return useQuery({
    queryKey: [countServiceRequests.path, query],
    queryFn: () => asSignedIn(() => callEndpoint(countServiceRequests, { query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta,
  });
}

/** One request with all that belongs to it. */
export function useServiceRequest(id: string) {
  return useQuery({
    queryKey: detailKey(id),
    queryFn: () => asSignedIn(() => callEndpoint(getServiceRequest, { parameters: { id } })),
    staleTime: 0,
    meta,
  });
}

/** What a list, if one was open, already knows of a request: its head is there before the rest has come. */
export function useListedRequest(id: string): RequestRow | undefined {
  const lists = useQueryClient().getQueriesData<RequestListData>({ queryKey: [listServiceRequests.path] });
  return lists.flatMap(([, list]) => list?.rows ?? []).find((row) => row.id === id);
}

/** The people whom a request can be assigned to. */
export function useAdministrators() {
  const query = useQuery({
    queryKey: [listAdministrators.path],
    queryFn: () => asSignedIn(() => callEndpoint(listAdministrators, {})),
    meta,
  });
  return query.data?.administrators ?? [];
}

/** One’s own saved views of the list. */
export function useSavedViews() {
  const query = useQuery({
    queryKey: [listSavedViews.path],
    queryFn: () => asSignedIn(() => callEndpoint(listSavedViews, {})),
    meta,
  });
  return query.data?.views ?? [];
}

/** Who looks at the lists. */
export function useViewer(): Viewer {
  return { username: usePage().data.user?.username ?? null };
}

/** Id of who looks; null until the people are known. */
export function useOwnId(): string | null {
  const { username } = useViewer();
  return useAdministrators().find((each) => each.username === username)?.id ?? null;
}
