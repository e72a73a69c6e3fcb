import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deliverDocument, getDocumentDelivery } from '#contract/tax-documents/document-delivery.ts';
import { getTaxDocument } from '#contract/tax-documents/tax-documents.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { meta } from './queries.ts';

/** Below the document's own key, so that it is read anew with it. */
const deliveryKey = (id: string) => [getTaxDocument.path, id, 'delivery'];

/** How far a document has got on its way by the provider of structured invoices. */
export const useDocumentDelivery = (id: string) =>
  useQuery({
    queryKey: deliveryKey(id),
    queryFn: () => asSignedIn(() => callEndpoint(getDocumentDelivery, { parameters: { id } })),
    staleTime: 0,
    meta,
  });

/** Hands a document to the provider, or tries one again that has failed. */
export function useDeliverDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['tax-documents', 'deliver'],
    mutationFn: (id: string) => asSignedIn(() => callEndpoint(deliverDocument, { parameters: { id } })),
    retry: false,
    onSettled: (_answer, _error, id) => client.invalidateQueries({ queryKey: [getTaxDocument.path, id] }),
    meta,
  });
}
