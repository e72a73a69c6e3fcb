import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isMissing } from '../../lib/http/refusals.ts';
import { type ShownPage, type ThreadView, readPage, threadQueryKey } from './thread-calls.ts';

const freshMs = 20_000;

/**
 * The messages of a thread: the latest page, and earlier ones on demand; read anew whenever something happens in it. A customer who may
 * no longer see it gets what its page says then, in place of what is shown.
 */
export function useThread(view: ThreadView, start?: ShownPage) {
  const query = useInfiniteQuery({
    queryKey: threadQueryKey(view),
    queryFn: ({ pageParam }) => readPage(view, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.earlier,
    ...(start && { initialData: { pages: [start], pageParams: [null] } }),
    staleTime: freshMs,
    refetchInterval: freshMs,
    refetchOnWindowFocus: true,
    meta: { isHandled: true },
  });
  const isLost = view.side === 'customer' && isMissing(query.error);
  useEffect(() => {
    if (isLost) location.reload();
  }, [isLost]);
  const pages = query.data?.pages ?? [];
  return {
    latest: pages[0],
    messages: pages.toReversed().flatMap((page): ShownPage['messages'][number][] => page.messages),
    query,
  };
}

export type OpenThread = ReturnType<typeof useThread>;
