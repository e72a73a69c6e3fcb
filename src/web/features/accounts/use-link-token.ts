import { useEffect } from 'react';
import { navigate, useHistoryState } from '../../lib/navigation.ts';
import { useAddressParameter } from './use-address-parameter.ts';

/**
 * Token of a mailed or printed link, empty when there is none; null as long as nobody knows. It is moved from the
 * address into the entry of the history: there it is kept over a reload, and no statistics and no next page see it.
 */
export function useLinkToken(): string | null {
  const inAddress = useAddressParameter('token');
  const state: unknown = useHistoryState();
  useEffect(() => {
    if (inAddress) navigate(location.pathname, { replace: true, state: { linkToken: inAddress } });
  }, [inAddress]);
  if (inAddress === null) return null;
  return inAddress === '' ? keptIn(state) : inAddress;
}

function keptIn(state: unknown): string {
  const kept = typeof state === 'object' && state !== null && 'linkToken' in state ? state.linkToken : '';
  return typeof kept === 'string' ? kept : '';
}
