import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/** Makes the query cache with the source's times (spec §9): stale 5 min, kept 10 min, no refetch on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'offlineFirst',
        retry: false,
      },
      mutations: { networkMode: 'offlineFirst', retry: false },
    },
  });
}
