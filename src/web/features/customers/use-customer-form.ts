import type { CustomerDetail } from '#contract/customers.ts';
import { type CustomerValues, checkCustomer, trimCustomer } from '#domain/customers/customer.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { usePage } from '../../lib/page-context.ts';
import { emptyCustomer, valuesOf } from './customer-values.ts';
import { useFreshCustomer, useSaveCustomer } from './queries.ts';

/** Form of a customer, new or known. */
export function useCustomerForm(customer: CustomerDetail | null, onSaved: (customer: CustomerDetail) => void) {
  const { language } = usePage();
  const save = useSaveCustomer();
  return useRecordForm<CustomerValues, CustomerDetail>({
    id: 'customer-field',
    start: customer ? valuesOf(customer) : emptyCustomer(language),
    clean: trimCustomer,
    check: checkCustomer,
    send: (values, of) => save.mutateAsync({ form: { ...values, contacts: of?.contacts ?? [] }, of }),
    stored: { base: customer, valuesOf, reload: useFreshCustomer() },
    onSaved,
  });
}
export type CustomerFormState = ReturnType<typeof useCustomerForm>;
