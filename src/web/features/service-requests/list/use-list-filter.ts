import { useEffect } from 'react';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { requestAddress } from '../filter-address.ts';
import { rememberList } from './last-list.ts';

/** The filter in the address, and functions that change it (G2). */
export function useListFilter() {
  const { language } = usePage();
  const list = useAddressFilter(pathOf('adminRequests', language), requestAddress);
  const address = list.addressOf(list.filter);
  // The back link of a request leads to the list as it was left.
  useEffect(() => rememberList(address), [address]);
  return list;
}
export type ListFilter = ReturnType<typeof useListFilter>;
