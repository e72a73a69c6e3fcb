import { toggledIn } from '#domain/listed-values.ts';
import { type ListedPart, type RequestFilter, requestFilterSchema } from '#domain/service-requests/request-filter.ts';
import { addressFilter } from '../../lib/address-filter.ts';

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

/** How the filter stands in the address: the view of active requests and the newest first go without saying. */
export const requestAddress = addressFilter<RequestFilter>(
  requestFilterSchema,
  (part, filter) => (part === 'view' && filter.view === 'active') || (part === 'sort' && filter.sort === 'newest'),
);
export const { read: readFilter, write: writeFilter, change: changeFilter } = requestAddress;

/** How many parts narrow the list, beside its view and the search. */
export function narrowedBy(filter: RequestFilter): NarrowingPart[] {
  return narrowingParts.filter((part) => filter[part] !== undefined);
}

/** What a part names once a value is added to it, or taken out where it names it; undefined where nothing is left. */
export const toggleValue = (filter: RequestFilter, part: ListedPart, value: string): string | undefined =>
  toggledIn(filter[part], value);
