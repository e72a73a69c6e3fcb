import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the server's HTML and until React has taken it over: what only this browser knows is not there before. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
