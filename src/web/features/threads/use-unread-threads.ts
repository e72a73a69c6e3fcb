import { useQuery } from '@tanstack/react-query';
import { listUnreadThreads } from '#contract/threads.ts';
import { callEndpoint } from '../../lib/http/api.ts';

/** Requests and projects with messages of customers that one has not seen; none until they are loaded. A failure shows no message. */
export function useUnreadThreads() {
  const { data } = useQuery({
    queryKey: [listUnreadThreads.path],
    queryFn: () => callEndpoint(listUnreadThreads, {}),
    meta: { isHandled: true },
  });
  return data?.threads ?? [];
}
