import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { listCustomers } from '#contract/customers.ts';
import { listServiceRequests } from '#contract/service-requests/service-requests.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';

/** Debounce of the search (ms). */
const pauseMs = 180;
/** The search needs at least this many characters. */
const shortest = 2;
const shown = 6;

/** Returns the requests and customers that match a text; searches while the user types. */
export function useFound(text: string) {
  const wanted = text.trim();
  const search = useDebouncedValue(wanted, pauseMs);
  const isCurrent = search === wanted && search.length >= shortest;
  const requests = useFoundRows(listServiceRequests, { view: 'everything', search });
  const customers = useFoundRows(listCustomers, { search });
  const both = [requests, customers];
  const isWaiting = !isCurrent || both.some((each) => each.isLoading);
  return {
    requests: isCurrent ? firstOf(requests.data?.rows) : [],
    customers: isCurrent ? firstOf(customers.data?.rows) : [],
    isSearching: wanted.length >= shortest && isWaiting,
    hasFailed: isCurrent && both.some((each) => each.isError),
    retry: () => {
      for (const each of both) if (each.isError) void each.refetch();
    },
  };
}

const firstOf = <Row>(rows: readonly Row[] = []): readonly Row[] => rows.slice(0, shown);

type Searched = typeof listServiceRequests | typeof listCustomers;

function useFoundRows<E extends Searched>(endpoint: E, query: z.input<E['query']> & { search: string }) {
  return useQuery({
    queryKey: [endpoint.path, 'palette', query.search],
    queryFn: () => asSignedIn(() => callEndpoint(endpoint, { query })),
    enabled: query.search.length >= shortest,
    // The user is waiting: a button to retry is better than automatic retries after seconds.
    retry: false,
    meta: { isHandled: true },
  });
}

export type Found = ReturnType<typeof useFound>;
