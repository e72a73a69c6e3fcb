import { type CustomerFilter, listCustomers } from '#contract/customers.ts';

const parts = ['search', 'country', 'language'] as const;

/** Reads the filter from an address; a part that it cannot mean is left out instead of failing the list. */
export function readFilter(query: URLSearchParams): CustomerFilter {
  const read = parts.flatMap((part) => {
    const value = query.get(part) ?? '';
    const isRight = value !== '' && listCustomers.query.safeParse({ [part]: value }).success;
    return isRight ? [[part, value]] : [];
  });
  return Object.fromEntries(read) as CustomerFilter;
}

/** The filter as the query of an address, in one order. */
export function writeFilter(filter: CustomerFilter): string {
  const query = new URLSearchParams();
  for (const part of parts) {
    const value = filter[part];
    if (value) query.set(part, value);
  }
  return query.toString();
}
