import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EInvoiceSettingsChange,
  type VersionedEInvoiceSettings,
  changeEInvoiceSettings,
  getEInvoiceSettings,
} from '#contract/tax-documents/document-delivery.ts';
import { reloadRecord } from '../../../lib/forms/reload-record.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';

const key = [getEInvoiceSettings.path];
/** Every failure is shown where it happened. */
const meta = { isHandled: true };
const queryFn = () => asSignedIn(() => callEndpoint(getEInvoiceSettings, {}));

/** The provider of structured invoices, with the version to change it by. */
export const useEInvoiceSettings = () => useQuery({ queryKey: key, queryFn, meta });

/** Changes the provider of structured invoices; it must have been read in its present version. */
export function useChangeEInvoiceSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: key,
    mutationFn: (body: EInvoiceSettingsChange) => asSignedIn(() => callEndpoint(changeEInvoiceSettings, { body })),
    onSuccess: (stored) => client.setQueryData(key, stored),
    meta,
  });
}

/** Loads the provider of structured invoices past the cache. */
export function useFreshEInvoiceSettings(): () => Promise<VersionedEInvoiceSettings | 'gone' | null> {
  const client = useQueryClient();
  return () => reloadRecord(() => client.fetchQuery({ queryKey: key, queryFn, staleTime: 0, meta }));
}
