import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Retention,
  type RetentionChange,
  changeRetention,
  getRetention,
  previewRetention,
} from '#contract/retention/retention.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { reloadRecord } from '../../lib/forms/reload-record.ts';

const retentionKey = [getRetention.path];
/** Every failure is shown where it happened. */
const meta = { isHandled: true };
const queryFn = () => asSignedIn(() => callEndpoint(getRetention, {}));

/** The terms that were set, and what the job has deleted. */
export function useRetention() {
  return useQuery({ queryKey: retentionKey, queryFn, meta });
}

/** Sets terms; they must have been read in their present version. */
export function useChangeRetention() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: retentionKey,
    mutationFn: (body: RetentionChange) => asSignedIn(() => callEndpoint(changeRetention, { body })),
    onSuccess: (stored) => client.setQueryData(retentionKey, stored),
    meta,
  });
}

/** Loads the terms past the cache. */
export function useFreshRetention(): () => Promise<Retention | 'gone' | null> {
  const client = useQueryClient();
  return () => reloadRecord(() => client.fetchQuery({ queryKey: retentionKey, queryFn, staleTime: 0, meta }));
}

/** Counts, when it is asked for, what the job would delete now. */
export function usePreviewRetention() {
  return useMutation({ mutationFn: () => asSignedIn(() => callEndpoint(previewRetention, {})), meta });
}
