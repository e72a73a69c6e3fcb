import * as z from 'zod/mini';
import { calendarKinds } from '#domain/calendar/calendar-entry.ts';
import { isDay } from '#domain/days.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema } from '../shapes.ts';

const manage = { permission: 'manage-projects', parameters: nothing } as const;
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));

const entrySchema = z.strictObject({
  kind: z.enum(calendarKinds),
  id: idSchema,
  day,
  title: z.string(),
  about: z.string(),
  language: languageSchema,
  isDone: z.boolean(),
  target: z.string(),
});

export const readCalendar = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/calendar',
  summary:
    'Dates of projects, milestones, payments, quotes and own follow-ups from one day to another, at most 62 days',
  query: z.strictObject({ from: day, to: day }),
  body: nothing,
  output: z.strictObject({
    entries: z.array(entrySchema),
    /** There are more than a calendar can show; the earliest are given. */
    isMore: z.boolean(),
  }),
  errors: [],
});

const feedSchema = z.nullable(
  z.strictObject({
    language: languageSchema,
    createdAt: timeSchema,
    /** When a calendar program last fetched it. */
    readAt: z.nullable(timeSchema),
  }),
);

export const getCalendarFeed = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/calendar/feed',
  summary: 'Whether the signed-in person has a feed of the calendar, and when it was last read',
  query: nothing,
  body: nothing,
  output: z.strictObject({ feed: feedSchema }),
  errors: [],
});

export const renewCalendarFeed = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/calendar/feed',
  summary: 'Make a secret address of the own feed, which ends the one before; it is told this once',
  query: nothing,
  body: z.strictObject({ language: languageSchema }),
  output: z.strictObject({ feed: feedSchema, address: z.string() }),
  errors: [],
  needsProof: true,
  audit: 'calendar.feed-renewed',
});

export const endCalendarFeed = defineEndpoint({
  ...manage,
  method: 'DELETE',
  path: '/api/admin/calendar/feed',
  summary: 'End the own feed: its address answers as if it had never been',
  query: nothing,
  body: nothing,
  output: z.strictObject({ feed: feedSchema }),
  errors: [],
  audit: 'calendar.feed-ended',
});

/** Address of a feed in the iCalendar format; `file` is the secret with `.ics` after it. */
export const calendarFeedPath = '/api/calendar/:file';
