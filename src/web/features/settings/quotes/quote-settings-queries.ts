import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type VersionedQuoteSettings, changeQuoteSettings, getQuoteSettings } from '#contract/settings.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { reloadRecord } from '../../../lib/forms/reload-record.ts';

const quotesKey = [getQuoteSettings.path];
/** Every failure is shown where it happened. */
const meta = { isHandled: true };
const queryFn = () => asSignedIn(() => callEndpoint(getQuoteSettings, {}));

/** What quotes are made with, with the version to change it by. */
export function useQuoteSettings() {
  return useQuery({ queryKey: quotesKey, queryFn, meta });
}

/** Changes what quotes are made with; it must have been read in its present version. */
export function useChangeQuoteSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: quotesKey,
    mutationFn: (body: VersionedQuoteSettings) => asSignedIn(() => callEndpoint(changeQuoteSettings, { body })),
    onSuccess: (stored) => client.setQueryData(quotesKey, stored),
    meta,
  });
}

/** Loads what quotes are made with past the cache. */
export function useFreshQuoteSettings(): () => Promise<VersionedQuoteSettings | 'gone' | null> {
  const client = useQueryClient();
  return () => reloadRecord(() => client.fetchQuery({ queryKey: quotesKey, queryFn, staleTime: 0, meta }));
}
