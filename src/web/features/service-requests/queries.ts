import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RequestRow, getServiceRequest, listServiceRequests } from '#contract/service-requests.ts';
import { ApiError, callEndpoint } from '../../lib/api.ts';
import { asSignedIn } from '../../lib/as-signed-in.ts';

const listKey = [listServiceRequests.path];
/** Every failure is shown in place of what was asked for. */
const meta = { isHandled: true };

/** Requests that are not archived, newest first, by pages that are loaded one after another. */
export function useServiceRequests() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) =>
      asSignedIn(() => callEndpoint(listServiceRequests, { query: pageParam === null ? {} : { after: pageParam } })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    meta,
  });
}

/** One request with answers, estimate, history and mails. */
export function useServiceRequest(id: string) {
  return useQuery({
    queryKey: [getServiceRequest.path, id],
    queryFn: () => asSignedIn(() => callEndpoint(getServiceRequest, { parameters: { id } })),
    meta,
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
