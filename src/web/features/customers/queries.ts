import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CustomerDetail,
  type CustomerFilter,
  type CustomerForm,
  anonymiseCustomer,
  changeCustomer,
  createCustomer,
  deleteCustomer,
  getCustomer,
  listCustomerDuplicates,
  listCustomers,
  lookUpCustomers,
  mergeCustomers,
} from '#contract/customers.ts';
import { getServiceRequest, listServiceRequests } from '#contract/service-requests/service-requests.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { usePages } from '../../lib/http/use-pages.ts';
import { reloadRecord } from '../../lib/forms/reload-record.ts';

/** Every failure is shown in its place. */
const meta = { isHandled: true };
const detailKey = (id: string) => [getCustomer.path, id];
/** What names a customer or is found by what is known of one. */
const concerned = [
  listCustomers.path,
  listCustomerDuplicates.path,
  lookUpCustomers.path,
  listServiceRequests.path,
  getServiceRequest.path,
];

/** Customers by a filter, newest first, by pages that are loaded one after another. */
export function useCustomers(filter: CustomerFilter) {
  return usePages([listCustomers.path, 'list', filter], (place) =>
    callEndpoint(listCustomers, { query: { ...filter, ...place } }),
  );
}

/** The first customers that a search finds; nothing is asked for fewer than two letters. */
export function useFoundCustomers(search: string) {
  return useQuery({
    queryKey: [listCustomers.path, 'found', search],
    queryFn: () => asSignedIn(() => callEndpoint(listCustomers, { query: { search } })),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta,
  });
}

/** One customer with contacts. */
export function useCustomer(id: string) {
  return useQuery({
    queryKey: detailKey(id),
    queryFn: () => asSignedIn(() => callEndpoint(getCustomer, { parameters: { id } })),
    staleTime: 0,
    meta,
  });
}

/** Customers who may be the same as one. */
export function useDuplicates(id: string) {
  return useQuery({
    queryKey: [listCustomerDuplicates.path, id],
    queryFn: () => asSignedIn(() => callEndpoint(listCustomerDuplicates, { parameters: { id } })),
    staleTime: 0,
    meta,
  });
}

/** The customers who already have a company number; null asks nothing. */
export function useKnownCustomers(companyNumber: string | null) {
  return useQuery({
    queryKey: [lookUpCustomers.path, companyNumber],
    queryFn: () => asSignedIn(() => callEndpoint(lookUpCustomers, { query: { companyNumber: companyNumber ?? '' } })),
    enabled: companyNumber !== null,
    meta,
  });
}

/** Adds a customer, or changes the one that is named with its version. */
export function useSaveCustomer() {
  const { keep } = useCustomerCache();
  return useMutation({
    mutationKey: ['customers', 'save'],
    mutationFn: ({ form, of }: { form: CustomerForm; of: Pick<CustomerDetail, 'id' | 'version'> | null }) =>
      asSignedIn(() =>
        of === null
          ? callEndpoint(createCustomer, { body: form })
          : callEndpoint(changeCustomer, { parameters: { id: of.id }, body: { ...form, version: of.version } }),
      ),
    onSuccess: keep,
    meta,
  });
}

/** Removes everything personal from a customer and their requests, for good. */
export function useAnonymiseCustomer() {
  const { keep } = useCustomerCache();
  return useMutation({
    mutationKey: ['customers', 'anonymise'],
    mutationFn: ({ id, version }: CustomerDetail) =>
      asSignedIn(() => callEndpoint(anonymiseCustomer, { parameters: { id }, body: { version } })),
    onSuccess: keep,
    meta,
  });
}

/** Deletes a customer who has no requests. */
export function useDeleteCustomer() {
  const { forget } = useCustomerCache();
  return useMutation({
    mutationKey: ['customers', 'delete'],
    mutationFn: ({ id, version }: CustomerDetail) =>
      asSignedIn(() => callEndpoint(deleteCustomer, { parameters: { id }, body: { version } })),
    onSuccess: (_answer, { id }) => forget(id),
    meta,
  });
}

type Merge = { kept: CustomerDetail; other: CustomerDetail; takenFromOther: readonly MergeField[] };
type MergeField = NonNullable<
  Parameters<typeof callEndpoint<typeof mergeCustomers>>[1]['body']
>['takenFromOther'][number];

/** Makes one customer of two, for good. */
export function useMergeCustomers() {
  const { keep } = useCustomerCache();
  return useMutation({
    mutationKey: ['customers', 'merge'],
    mutationFn: ({ kept, other, takenFromOther }: Merge) => {
      const versions = { version: kept.version, otherId: other.id, otherVersion: other.version };
      const body = { ...versions, takenFromOther: [...takenFromOther] };
      return asSignedIn(() => callEndpoint(mergeCustomers, { parameters: { id: kept.id }, body }));
    },
    onSuccess: keep,
    meta,
  });
}

/** Loads a customer past the cache; `gone` when it is there no more or was merged into another, null when loading fails. */
export function useFreshCustomer(): (customer: Pick<CustomerDetail, 'id'>) => Promise<CustomerDetail | 'gone' | null> {
  const client = useQueryClient();
  return ({ id }) =>
    reloadRecord(async () => {
      const queryFn = () => asSignedIn(() => callEndpoint(getCustomer, { parameters: { id } }));
      const customer = await client.fetchQuery({ queryKey: detailKey(id), queryFn, staleTime: 0, meta });
      return customer.id === id ? customer : undefined;
    });
}

function useCustomerCache() {
  const client = useQueryClient();
  const renew = async () => {
    await Promise.all(concerned.map((path) => client.invalidateQueries({ queryKey: [path] })));
  };
  return {
    keep(customer: CustomerDetail): Promise<void> {
      client.setQueryData(detailKey(customer.id), customer);
      return renew();
    },
    forget(id: string): Promise<void> {
      // What is still on the screen of one that is gone must not be asked for again.
      for (const path of [getCustomer.path, listCustomerDuplicates.path])
        client.removeQueries({ queryKey: [path, id] });
      return renew();
    },
  };
}
