import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { listCustomers } from '#contract/customers.ts';
import { listServiceRequests } from '#contract/service-requests.ts';
import { callEndpoint } from '../../../lib/api.ts';
import { asSignedIn } from '../../../lib/as-signed-in.ts';

/** Asked once the typing has paused for so long (ms). */
const pauseMs = 180;
/** Single letters are no words of the search. */
const shortest = 2;
const shown = 6;

/** Requests and customers that a text finds; asked for while one types. */
export function useFound(text: string) {
  const wanted = text.trim();
  const search = useDebouncedValue(wanted);
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
    // One waits with the cursor in the field: rather a button to try again than a retry after seconds.
    retry: false,
    meta: { isHandled: true },
  });
}

export type Found = ReturnType<typeof useFound>;

/** A value once it has stood still. */
function useDebouncedValue(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
