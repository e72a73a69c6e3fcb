import { useQuery } from '@tanstack/react-query';
import { type LimitedCount, countServiceRequests } from '#contract/service-requests.ts';
import { callEndpoint } from '../../../lib/api.ts';

/** How many requests nobody has read yet; null until it is known. It is no reason for a message when it cannot be told. */
export function useUnreadCount(): LimitedCount | null {
  const { data } = useQuery({
    queryKey: [countServiceRequests.path, {}],
    queryFn: () => callEndpoint(countServiceRequests, { query: {} }),
    meta: { isHandled: true },
  });
  return data?.views.unread ?? null;
}

/** A count as it is written where there is little room. */
export function shortCount({ count, isMore }: LimitedCount): string {
  return isMore ? `${count}+` : String(count);
}
