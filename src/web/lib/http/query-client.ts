import { MutationCache, QueryCache, QueryClient, onlineManager } from '@tanstack/react-query';
import { mayRetryMutation, mayRetryQuery, retryDelayMs } from '#domain/errors/retry.ts';
import { failureOf } from './failure.ts';
import { fetchPath } from './fetch-path.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

type CallMeta = {
  /** The screen itself says that it failed, so no toast does. */
  isHandled?: boolean;
};

/** A query or mutation that has failed for good. */
export type FailedCall = { error: unknown; isHandled: boolean; retry: () => void };

const minute = 60_000;

type Options = {
  onFailure: (failed: FailedCall) => void;
  /** True on the server, where a page is rendered once. */
  isRendering: boolean;
};

/** Paths whose cached answers a successful mutation makes stale, by words in its key (spec §7). */
const staleAfter: readonly [words: RegExp, path: string][] = [
  [/quote/, '/api/quotes'],
  [/chat/, '/api/chat'],
  [/user|auth/, '/api/user'],
];

/**
 * Makes the query cache with the source's times and retries (spec §9): stale 5 min, kept 10 min, no refetch on focus.
 * Whatever fails for good is told to `onFailure`. A device that knows it has no connection says so at once instead of
 * waiting for one in silence.
 */
export function createQueryClient({ onFailure, isRendering }: Options): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (cause, query) =>
        onFailure({
          error: cause,
          isHandled: query.meta?.isHandled ?? false,
          retry: () => void query.fetch().catch(() => undefined),
        }),
    }),
    mutationCache: new MutationCache({
      onError: (...[cause, variables, , mutation]) =>
        onFailure({
          error: cause,
          isHandled: mutation.meta?.isHandled ?? false,
          retry: () => void mutation.execute(variables).catch(() => undefined),
        }),
      onSuccess: (...[, , , mutation]) => {
        const key = (mutation.options.mutationKey ?? []).join('/');
        for (const [words, path] of staleAfter) {
          if (words.test(key)) void client.invalidateQueries({ queryKey: [path] });
        }
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => fetchPath(queryKey.join('/')),
        staleTime: 5 * minute,
        // A rendering on the server is over at once; its timer would keep a stopping server for ten minutes.
        gcTime: isRendering ? Number.POSITIVE_INFINITY : 10 * minute,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'offlineFirst',
        retry: (retries, error) => onlineManager.isOnline() && mayRetryQuery(failureOf(error), retries),
        retryDelay: retryDelayMs,
      },
      mutations: {
        networkMode: 'offlineFirst',
        retry: (retries, error) => onlineManager.isOnline() && mayRetryMutation(failureOf(error), retries),
        retryDelay: retryDelayMs,
      },
    },
  });
  return client;
}
