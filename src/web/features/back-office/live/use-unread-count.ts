import { useQuery } from '@tanstack/react-query';
import { type LimitedCount, countServiceRequests } from '#contract/service-requests/service-requests.ts';
import { callEndpoint } from '../../../lib/http/api.ts';

/** Returns the number of unread requests; null until it is loaded. A failure shows no message. */
export function useUnreadCount(): LimitedCount | null {
  const { data } = useQuery({
    queryKey: [countServiceRequests.path, {}],
    queryFn: () => callEndpoint(countServiceRequests, { query: {} }),
    meta: { isHandled: true },
  });
  return data?.views.unread ?? null;
}

/** Returns a count as short text, such as `99+`. */
export function shortCount({ count, isMore }: LimitedCount): string {
  return isMore ? `${count}+` : String(count);
}
