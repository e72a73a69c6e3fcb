import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readRequestBoard } from '#contract/service-requests/request-board.ts';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';

/** Requests by status, as far as a filter leaves them. */
export function useBoard(filter: RequestFilter) {
  return useQuery({
    queryKey: [readRequestBoard.path, filter],
    queryFn: () => asSignedIn(() => callEndpoint(readRequestBoard, { query: filter })),
    placeholderData: keepPreviousData,
    // Requests come by themselves: what was read a moment ago is old.
    staleTime: 0,
    meta: { isHandled: true },
  });
}
