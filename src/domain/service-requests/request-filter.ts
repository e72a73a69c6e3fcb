import * as z from 'zod/mini';
import { isDay } from '../days.ts';
import { languages } from '../languages.ts';
import { listOf, someOf, valuesIn } from '../listed-values.ts';
import { requestServices } from './request-service.ts';
import { priorities, requestSources, requestStatuses, waitingSides } from './status.ts';

/**
 * Views of the list: what is to be done, the same as a board by status, of that the reader's own and what nobody has, what
 * is put aside until later, archived, and everything (G2).
 */
export const requestViews = ['active', 'board', 'mine', 'unassigned', 'later', 'archived', 'everything'] as const;

/**
 * Orders of the list; `due` is by the promised answer, most urgent first, `value` by the middle of the estimate in euro.
 * Where the figure is the same or missing, the newest is first.
 */
export const requestOrders = [
  'newest',
  'oldest',
  'activity',
  'due',
  'priority',
  'priority-low',
  'value',
  'value-low',
] as const;
export type RequestOrder = (typeof requestOrders)[number];

const ids = listOf('[0-9A-HJKMNP-TV-Z]{26}');
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));
const flag = z.literal('1');

/** Filters of the list as they stand in the query of its address (G2); absent ones filter nothing. */
export const requestFilterSchema = z.strictObject({
  view: z.optional(z.enum(requestViews)),
  status: z.optional(someOf(requestStatuses)),
  priority: z.optional(someOf(priorities)),
  service: z.optional(someOf(requestServices)),
  language: z.optional(someOf(languages)),
  source: z.optional(someOf(requestSources)),
  assignee: z.optional(ids),
  customer: z.optional(ids),
  waiting: z.optional(someOf(waitingSides)),
  unread: z.optional(flag),
  overdue: z.optional(flag),
  /** First and last day of arrival, as counted in Bratislava. */
  from: z.optional(day),
  to: z.optional(day),
  search: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(requestOrders)),
});
export type RequestFilter = z.infer<typeof requestFilterSchema>;

/** Parts of a filter that can name several values. */
export const listedParts = [
  'status',
  'priority',
  'service',
  'language',
  'source',
  'assignee',
  'customer',
  'waiting',
] as const satisfies readonly (keyof RequestFilter)[];
export type ListedPart = (typeof listedParts)[number];

/** The values that a part of a filter names, each once; none where it narrows nothing. */
export function listedValues(filter: RequestFilter, part: ListedPart): readonly string[] {
  return valuesIn(filter[part]);
}

/**
 * Filters that have one value each of the first part that names several, and together match the same requests, each only
 * once.
 */
export function splitByValue(filter: RequestFilter): RequestFilter[] {
  const part = listedParts.find((each) => listedValues(filter, each).length > 1);
  return part ? listedValues(filter, part).map((value) => ({ ...filter, [part]: value })) : [filter];
}
