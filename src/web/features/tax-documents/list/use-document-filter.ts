import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { filterAddress } from './document-filter-address.ts';

/** The filter in the address, and functions that change it. */
export function useDocumentFilter() {
  const { language } = usePage();
  return useAddressFilter(pathOf('adminDocuments', language), filterAddress);
}
export type DocumentListFilter = ReturnType<typeof useDocumentFilter>;
