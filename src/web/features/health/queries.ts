import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readHealth, retryJob } from '#contract/health.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';

const healthKey = [readHealth.path];
/** Every failure is shown in its place. */
const meta = { isHandled: true };
/** Nothing announces a full disk, so an open screen measures anew (ms). */
const measuredEveryMs = 60_000;

/** How the installation is, measured anew every minute while it is seen. */
export function useHealth() {
  return useQuery({
    queryKey: healthKey,
    queryFn: () => asSignedIn(() => callEndpoint(readHealth, {})),
    refetchInterval: measuredEveryMs,
    staleTime: 0,
    meta,
  });
}

/** Tries a job again that was given up; the answer is how things are then. */
export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['health', 'retry'],
    mutationFn: (id: string) => asSignedIn(() => callEndpoint(retryJob, { parameters: { id } })),
    onSuccess: (health) => client.setQueryData(healthKey, health),
    meta,
  });
}
