import { toggledIn } from '#domain/listed-values.ts';
import { type ListedPart, type RequestFilter, requestFilterSchema } from '#domain/service-requests/request-filter.ts';

/** Parts of the filter in the order of their places in an address, so that equal filters have equal addresses. */
export const filterParts = Object.keys(requestFilterSchema.shape) as (keyof RequestFilter)[];

/** Parts that choose what is shown, not how: they can be taken back one by one. */
export const narrowingParts = [
  'status',
  'priority',
  'service',
  'language',
  'source',
  'assignee',
  'waiting',
  'customer',
  'from',
  'to',
  'unread',
  'overdue',
] as const satisfies readonly (keyof RequestFilter)[];
export type NarrowingPart = (typeof narrowingParts)[number];

/** Reads the filter from an address; a part that it cannot mean is left out instead of failing the list. */
export function readFilter(query: URLSearchParams): RequestFilter {
  const parts = filterParts.flatMap((part) => {
    const read = requestFilterSchema.shape[part].safeParse(query.get(part) ?? undefined);
    return read.success && read.data !== undefined && read.data !== '' ? [[part, read.data]] : [];
  });
  return Object.fromEntries(parts) as RequestFilter;
}

/** The filter as the query of an address, without what goes without saying: the view of active requests, the newest first. */
export function writeFilter(filter: RequestFilter): string {
  const query = new URLSearchParams();
  for (const part of filterParts) {
    const value = filter[part];
    const isUsual = (part === 'view' && value === 'active') || (part === 'sort' && value === 'newest');
    if (value !== undefined && value !== '' && !isUsual) query.set(part, value);
  }
  return query.toString();
}

/** The filter with some parts set, or taken back where they are undefined. */
export function changeFilter(
  filter: RequestFilter,
  changes: { [Part in keyof RequestFilter]?: RequestFilter[Part] | undefined },
): RequestFilter {
  const changed = Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(changed);
}

/** How many parts narrow the list, beside its view and the search. */
export function narrowedBy(filter: RequestFilter): NarrowingPart[] {
  return narrowingParts.filter((part) => filter[part] !== undefined);
}

/** What a part names once a value is added to it, or taken out where it names it; undefined where nothing is left. */
export const toggleValue = (filter: RequestFilter, part: ListedPart, value: string): string | undefined =>
  toggledIn(filter[part], value);
