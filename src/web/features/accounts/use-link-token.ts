import { useEffect } from 'react';
import { navigate, useHistoryState, useQuery } from '../../lib/navigation.ts';

/**
 * Token of a mailed or printed link, empty when there is none. It is moved from the address into the entry of the history:
 * there it is kept over a reload, and no statistics and no next page see it.
 */
export function useLinkToken(): string {
  const inAddress = useQuery().get('token') ?? '';
  const state: unknown = useHistoryState();
  useEffect(() => {
    if (inAddress !== '') navigate(location.pathname, { replace: true, state: { linkToken: inAddress } });
  }, [inAddress]);
  return inAddress === '' ? keptIn(state) : inAddress;
}

function keptIn(state: unknown): string {
  const kept = typeof state === 'object' && state !== null && 'linkToken' in state ? state.linkToken : '';
  return typeof kept === 'string' ? kept : '';
}
