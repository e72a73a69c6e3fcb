import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { timeLimits } from '#domain/projects/time/check-time.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';

/*
 * Time that the agency has worked on a project (I1, H8), for itself alone. Days are `YYYY-MM-DD` where the agency is, lengths whole
 * minutes. A change names the version of the entry that it was made from.
 */

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const personSchema = z.strictObject({ id: idSchema, name: z.string() });

const entrySchema = z.strictObject({
  id: idSchema,
  day,
  minutes: z.int(),
  milestoneId: z.nullable(idSchema),
  /** Whose time it is; null once their account is gone. */
  person: z.nullable(personSchema),
  note: z.string(),
  version: versionSchema,
});
export type TimeEntry = z.infer<typeof entrySchema>;

const timerSchema = z.strictObject({
  project: z.strictObject({ id: idSchema, number: z.nullable(z.int()), title: z.string() }),
  milestoneId: z.nullable(idSchema),
  startedAt: timeSchema,
});
export type RunningTimer = z.infer<typeof timerSchema>;

const sheetSchema = z.strictObject({
  /** The newest days first; as many as are listed. */
  entries: z.array(entrySchema),
  /** How many older ones there are. */
  older: z.int(),
  /** What each person has noted for each milestone. */
  noted: z.array(
    z.strictObject({ milestoneId: z.nullable(idSchema), personId: z.nullable(idSchema), minutes: z.int() }),
  ),
  planned: z.strictObject({
    quoted: z.nullable(z.int()),
    estimated: z.nullable(z.strictObject({ minimum: z.int(), maximum: z.int() })),
  }),
  /** Whose time can be noted, and whose was. */
  people: z.array(z.extend(personSchema, { isActive: z.boolean() })),
  /** Who asks. */
  personId: idSchema,
  /** Their timer, on whichever project it runs. */
  timer: z.nullable(timerSchema),
});
export type TimeSheet = z.infer<typeof sheetSchema>;

/** All time of a project as comma-separated values. */
export const timeCsvPath = '/api/admin/projects/:id/time.csv';

const manage = { permission: 'manage-projects', query: nothing } as const;
const sheet = { ...manage, output: sheetSchema } as const;
const project = z.strictObject({ id: idSchema });
const oneEntry = z.strictObject({ id: idSchema, entry: idSchema });
const facts = {
  day,
  minutes: z.int(),
  milestoneId: z.nullable(idSchema),
  /** Null only where it was null before. */
  personId: z.nullable(idSchema),
  note: text(timeLimits.note),
} as const;

export const readTime = defineEndpoint({
  ...sheet,
  method: 'GET',
  path: '/api/admin/projects/:id/time',
  summary: 'Time noted for a project, what was expected, and the timer of whoever asks',
  parameters: project,
  body: nothing,
  errors: ['not-found'],
});

export const noteTime = defineEndpoint({
  ...sheet,
  method: 'POST',
  path: '/api/admin/projects/:id/time',
  summary: 'Note time for a project; a repetition with the same key notes none',
  parameters: project,
  body: z.strictObject(facts),
  errors: ['not-found', 'idempotency-key-reused'],
  audit: 'project.time-noted',
  isIdempotent: true,
});

export const changeTime = defineEndpoint({
  ...sheet,
  method: 'PUT',
  path: '/api/admin/projects/:id/time/:entry',
  summary: 'Change noted time',
  parameters: oneEntry,
  body: z.strictObject({ version: versionSchema, ...facts }),
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'project.time-changed',
});

export const removeTime = defineEndpoint({
  ...sheet,
  method: 'POST',
  path: '/api/admin/projects/:id/time/:entry/removal',
  summary: 'Delete noted time',
  parameters: oneEntry,
  body: z.strictObject({ version: versionSchema }),
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'project.time-removed',
});

export const startTimer = defineEndpoint({
  ...sheet,
  method: 'POST',
  path: '/api/admin/projects/:id/timer',
  summary: 'Start one’s timer for a project; one that runs for something else is stopped and its time noted',
  parameters: project,
  body: z.strictObject({ milestoneId: z.nullable(idSchema) }),
  errors: ['not-found', 'timer-too-long'],
});

const timerOf = {
  ...manage,
  parameters: nothing,
  output: z.strictObject({
    /** Days and minutes that were noted for it. */
    noted: z.array(z.strictObject({ day, minutes: z.int() })),
    projectId: idSchema,
  }),
} as const;

export const stopTimer = defineEndpoint({
  ...timerOf,
  method: 'POST',
  path: '/api/admin/timer/stopping',
  summary:
    'Stop the timer that was started then and note its time; after ten hours only with the minutes that are right',
  body: z.strictObject({ startedAt: timeSchema, minutes: z.nullable(z.int()) }),
  errors: ['changed-meanwhile', 'timer-too-long'],
  audit: 'project.time-noted',
});

export const discardTimer = defineEndpoint({
  ...manage,
  parameters: nothing,
  output: z.strictObject({ projectId: idSchema }),
  method: 'POST',
  path: '/api/admin/timer/discarding',
  summary: 'Stop the timer that was started then without noting anything',
  body: z.strictObject({ startedAt: timeSchema }),
  errors: ['changed-meanwhile'],
});
