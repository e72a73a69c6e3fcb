import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteRequestPresence } from '#contract/service-requests/request-changes.ts';
import { callEndpoint } from '../../../lib/http/api.ts';

/** So often one says that a request is open, in ms; whoever is silent for 45 s is gone. */
const sayEveryMs = 20_000;

/** Says that one has a request open for as long as it can be seen, and answers who else has (G5). */
export function useOthersPresent(id: string): readonly string[] {
  const presence = useQuery({
    queryKey: [noteRequestPresence.path, id],
    queryFn: () => callEndpoint(noteRequestPresence, { parameters: { id }, body: { isLeaving: false } }),
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
      void callEndpoint(noteRequestPresence, call).catch(() => undefined);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [id]);
  return presence.data?.others.map(({ name }) => name) ?? [];
}
