import { type QueryKey, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { asSignedIn } from './as-signed-in.ts';

type Options = {
  isEnabled?: boolean;
  /** The rows shown stay until those of another filter have come. */
  keepsRows?: boolean;
};

/**
 * A list that the server gives page by page (keyset paging), for somebody signed in: `readPage` asks for the first page, or for the one
 * after a row. What lists show changes by itself at any time, so a list is read anew whenever it comes up. Failures are shown in its place.
 */
export function usePages<Page extends { next: string | null }>(
  queryKey: QueryKey,
  readPage: (place: { after?: string }) => Promise<Page>,
  { isEnabled = true, keepsRows = true }: Options = {},
) {
  return useInfiniteQuery({
    enabled: isEnabled,
    queryKey,
    queryFn: ({ pageParam }) => asSignedIn(() => readPage(pageParam === null ? {} : { after: pageParam })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    ...(keepsRows && { placeholderData: keepPreviousData }),
    staleTime: 0,
    meta: { isHandled: true },
  });
}
