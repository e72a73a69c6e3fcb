import * as z from 'zod/mini';
import { isDay } from '../days.ts';
import { someOf } from '../listed-values.ts';
import { waitingSides } from './project-outlook.ts';
import { projectStatuses, projectTabs } from './project-status.ts';

const id = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));

/** Filters of the list and the board of projects as they stand in the query of its address (I1); absent ones filter nothing. */
export const projectFilterSchema = z.strictObject({
  tab: z.optional(z.enum(projectTabs)),
  status: z.optional(someOf(projectStatuses)),
  /** Who has the next step; only of projects that go on. */
  waits: z.optional(z.enum(waitingSides)),
  /** Only those of which a planned day has passed. */
  late: z.optional(z.literal('yes')),
  /** First and last day on which they are due. */
  dueFrom: z.optional(day),
  dueTo: z.optional(day),
  /** The customer, request or quote that they belong to. */
  customer: z.optional(id),
  request: z.optional(id),
  quote: z.optional(id),
  /** Number, title or customer. */
  search: z.optional(z.string().check(z.maxLength(100))),
});
export type ProjectFilter = z.infer<typeof projectFilterSchema>;
