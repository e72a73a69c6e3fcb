import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { paymentAddress } from './payment-filter-address.ts';

/** The filter in the address, and functions that change it. */
export function usePaymentFilter() {
  const { language } = usePage();
  return useAddressFilter(pathOf('adminPayments', language), paymentAddress);
}
export type PaymentListFilter = ReturnType<typeof usePaymentFilter>;
