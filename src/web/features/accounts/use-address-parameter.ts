import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** A parameter of the address, empty when it is missing. Null as long as nobody knows: shared pages know no query. */
export function useAddressParameter(name: string): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(location.search).get(name) ?? '',
    () => null,
  );
}
