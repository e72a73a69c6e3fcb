import * as z from 'zod/mini';
import { isDay } from '../days.ts';
import { languages } from '../languages.ts';
import { requestServices } from './request-service.ts';
import { priorities, requestSources, requestStatuses, waitingSides } from './status.ts';

/**
 * Views of the list: what is to be done, of that the reader's own and what nobody has, what is put aside until later,
 * archived, and everything (G2).
 */
export const requestViews = ['active', 'mine', 'unassigned', 'later', 'archived', 'everything'] as const;

/** Orders of the list; `due` is by the promised answer, most urgent first. */
export const requestOrders = ['newest', 'oldest', 'activity', 'due'] as const;
export type RequestOrder = (typeof requestOrders)[number];

const id = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));
const flag = z.literal('1');

/** Filters of the list as they stand in the query of its address (G2); absent ones filter nothing. */
export const requestFilterSchema = z.strictObject({
  view: z.optional(z.enum(requestViews)),
  status: z.optional(z.enum(requestStatuses)),
  priority: z.optional(z.enum(priorities)),
  service: z.optional(z.enum(requestServices)),
  language: z.optional(z.enum(languages)),
  source: z.optional(z.enum(requestSources)),
  assignee: z.optional(id),
  customer: z.optional(id),
  waiting: z.optional(z.enum(waitingSides)),
  unread: z.optional(flag),
  overdue: z.optional(flag),
  /** First and last day of arrival, as counted in Bratislava. */
  from: z.optional(day),
  to: z.optional(day),
  search: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(requestOrders)),
});
export type RequestFilter = z.infer<typeof requestFilterSchema>;
