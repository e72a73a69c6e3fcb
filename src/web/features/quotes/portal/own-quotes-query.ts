import { useQuery } from '@tanstack/react-query';
import { listOwnQuotes } from '#contract/quotes/own-quotes.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';

/** The quotes to one's own verified address; fetched again whenever somebody comes back to the page. */
export const useOwnQuotes = () =>
  useQuery({
    queryKey: [listOwnQuotes.path],
    queryFn: () => asSignedIn(() => callEndpoint(listOwnQuotes, {})),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { isHandled: true },
  });
