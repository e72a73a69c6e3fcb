import { useQuery } from '@tanstack/react-query';
import type { OwnDataOfPage } from '#contract/page.ts';
import { type OwnData, readOwnData } from '#contract/portal/own-data.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';

const rereadMs = 2000;

/** One's data as the page was rendered with it, read anew while a copy is being made. */
export function useOwnData(start: OwnDataOfPage): OwnData {
  const { data } = useQuery<OwnData>({
    queryKey: [readOwnData.path],
    queryFn: () => asSignedIn(() => callEndpoint(readOwnData, {})),
    initialData: start,
    staleTime: rereadMs,
    refetchInterval: ({ state }) => (state.data?.export?.state === 'waiting' ? rereadMs : false),
    meta: { isHandled: true },
  });
  return data;
}
