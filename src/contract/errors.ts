import * as z from 'zod/mini';
import { errorCategories, severities } from '#domain/errors/codes.ts';
import { errorReportStates, errorSampleSchema } from '#domain/errors/report.ts';
import { defineEndpoint } from './endpoint.ts';
import { nothing, timeSchema } from './shapes.ts';
import { versionSchema } from '#contract/shapes.ts';

/** What a report may hold, in characters; the browser cuts it to that. */
export const reportLimits = { message: 1000, url: 2000, userAgent: 500, stack: 8000, context: 2000 };

const cut = (maximum: number) => z.string().check(z.maxLength(maximum));
const presence = z.optional(z.nullable(cut(200)));

const contextSchema = z
  .record(cut(60), z.unknown())
  .check(z.refine((context) => JSON.stringify(context).length <= reportLimits.context));

/** A report as the browser sends it (spec §7). Of the two ids it is only kept that there was one. */
const reportSchema = z.strictObject({
  errorId: z.string().check(z.regex(/^ERR_[A-Z0-9_]{1,60}$/)),
  message: cut(reportLimits.message),
  category: z.enum(errorCategories),
  severity: z.enum(severities),
  timestamp: cut(40),
  userAgent: cut(reportLimits.userAgent),
  url: cut(reportLimits.url),
  userId: presence,
  sessionId: presence,
  stack: z.optional(z.nullable(cut(reportLimits.stack))),
  context: z.optional(z.nullable(contextSchema)),
});

export const reportError = defineEndpoint({
  method: 'POST',
  path: '/api/errors/report',
  summary: 'Report an error of critical or high severity; personal data is taken out before it is kept',
  permission: 'visit',
  parameters: nothing,
  query: nothing,
  body: reportSchema,
  output: nothing,
  errors: [],
  rateLimit: { name: 'error-reports', max: 30, windowMs: 10 * 60_000 },
});

const fingerprintSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** One row of the back office's list: reports of the same error. */
const errorGroupSchema = z.strictObject({
  fingerprint: fingerprintSchema,
  message: z.string(),
  category: z.enum(errorCategories),
  severity: z.enum(severities),
  state: z.enum(errorReportStates),
  count: z.int(),
  firstSeenAt: timeSchema,
  lastSeenAt: timeSchema,
  version: versionSchema,
});
export type ErrorGroup = z.infer<typeof errorGroupSchema>;

/** The same with the latest report. */
const errorGroupDetailSchema = z.extend(errorGroupSchema, { sample: errorSampleSchema });
export type ErrorGroupDetail = z.infer<typeof errorGroupDetailSchema>;

export const listErrorGroups = defineEndpoint({
  method: 'GET',
  path: '/api/admin/errors',
  summary: 'Errors by groups, the latest first, by keyset pages',
  permission: 'read-error-reports',
  parameters: nothing,
  query: z.strictObject({
    state: z.optional(z.enum(errorReportStates)),
    severity: z.optional(z.enum(severities)),
    category: z.optional(z.enum(errorCategories)),
    /** The last page's `next`. */
    after: z.optional(cut(60)),
  }),
  body: nothing,
  output: z.strictObject({ rows: z.array(errorGroupSchema), next: z.nullable(z.string()) }),
  errors: [],
});

const oneGroup = { parameters: z.strictObject({ fingerprint: fingerprintSchema }), query: nothing } as const;

export const getErrorGroup = defineEndpoint({
  ...oneGroup,
  method: 'GET',
  path: '/api/admin/errors/:fingerprint',
  summary: 'One group of errors with its latest report',
  permission: 'read-error-reports',
  body: nothing,
  output: errorGroupDetailSchema,
  errors: ['not-found'],
});

export const changeErrorState = defineEndpoint({
  ...oneGroup,
  method: 'PUT',
  path: '/api/admin/errors/:fingerprint/state',
  summary: 'Resolve, mute or reopen a group of errors; the version must be the one that was read',
  permission: 'change-error-reports',
  body: z.strictObject({ state: z.enum(errorReportStates), version: versionSchema }),
  output: errorGroupDetailSchema,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'error-report.state-changed',
});

/** The calls about reports in the back office. */
export const errorGroupEndpoints = { listErrorGroups, getErrorGroup, changeErrorState };
