import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { noteQuotePresence } from '#contract/quotes/quotes.ts';
import type { noteRequestPresence } from '#contract/service-requests/request-changes.ts';
import { callEndpoint } from '../../lib/http/api.ts';

/** So often one says that a record is open, in ms; whoever is silent for 45 s is gone. */
const sayEveryMs = 20_000;

export type PresenceEndpoint = typeof noteRequestPresence | typeof noteQuotePresence;

/** Says that one has a record open for as long as it can be seen, and answers who else has (G5). */
export function useOthersPresent(endpoint: PresenceEndpoint, id: string): readonly string[] {
  const presence = useQuery({
    queryKey: [endpoint.path, id],
    queryFn: () => callEndpoint(endpoint, { parameters: { id }, body: { isLeaving: false } }),
    refetchInterval: sayEveryMs,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // Nothing is lost where it fails; whoever is not shown is learnt of when saving.
    meta: { isHandled: true },
  });
  useEffect(() => {
    const leave = () => {
      const call = { parameters: { id }, body: { isLeaving: true }, keepalive: true };
      void callEndpoint(endpoint, call).catch(() => undefined);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [endpoint, id]);
  return presence.data?.others.map(({ name }) => name) ?? [];
}
