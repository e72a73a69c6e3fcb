import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Invalidates cached queries after something has happened: those that are shown are fetched again. A query that is just loading for the first
 * time is not begun anew by that, and its response may be from before, so it is fetched once more when it has loaded.
 */
export function readAnew(client: QueryClient, filters: InvalidateQueryFilters): void {
  const loading = client
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined);
  void client.invalidateQueries(filters);
  for (const query of loading) {
    query.fetch().then(
      () => client.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      () => undefined,
    );
  }
}
