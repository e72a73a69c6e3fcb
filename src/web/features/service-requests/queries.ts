import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { type RequestRow, getServiceRequest, listServiceRequests } from '#contract/service-requests.ts';
import { ApiError, callEndpoint } from '../../lib/api.ts';

const listKey = [listServiceRequests.path];

/** Requests that are not archived, newest first, by pages that are loaded one after another. */
export function useServiceRequests() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) =>
      readAsAdmin(listServiceRequests, { query: pageParam === null ? {} : { after: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

/** One request with answers, estimate, history and mails. */
export function useServiceRequest(id: string) {
  return useQuery({
    queryKey: [getServiceRequest.path, id],
    queryFn: () => readAsAdmin(getServiceRequest, { parameters: { id } }),
  });
}

/** What the list, if it was open, already knows of a request: its head is there before the rest has come. */
export function useListedRequest(id: string): RequestRow | undefined {
  type Pages = InfiniteData<{ rows: RequestRow[] }>;
  const pages = useQueryClient().getQueryData<Pages>(listKey)?.pages ?? [];
  return pages.flatMap((page) => page.rows).find((row) => row.id === id);
}

/** True when the person is signed in but may not see this (spec §6). */
export function isDenied(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** True when there is no such request; an id that cannot be one is refused as input. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

async function readAsAdmin<E extends Endpoint>(endpoint: E, input: Parameters<typeof callEndpoint<E>>[1]) {
  try {
    return await callEndpoint(endpoint, input);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return leaveForSignIn();
    throw error;
  }
}

/** The session is over: signs in on a new document and comes back. Nothing more is shown on this one (F1). */
function leaveForSignIn(): Promise<never> {
  location.assign(`/auth?next=${encodeURIComponent(location.pathname + location.search)}`);
  return new Promise(() => undefined);
}
