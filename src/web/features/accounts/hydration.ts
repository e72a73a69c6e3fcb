import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the server's HTML and until React has taken it over: a form without its handler must not be sent. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** A parameter of the address, empty when it is missing. Null as long as nobody knows: shared pages know no query. */
export function useAddressParameter(name: string): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(location.search).get(name) ?? '',
    () => null,
  );
}
