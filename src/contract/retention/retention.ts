import * as z from 'zod/mini';
import { retentionRules } from '#domain/retention/retention-schedule.ts';
import { defineEndpoint } from '../endpoint.ts';
import { liftLegalHold, listLegalHolds, placeLegalHold } from './legal-holds.ts';
import { personEndpoints } from '../personal-data/subject-requests.ts';
import { nothing, timeSchema } from '../shapes.ts';
import { versionSchema } from '#contract/shapes.ts';

/* How long things are kept, and what the job that deletes has done (K6). The schedule itself is a table of the domain. */

const admin = { permission: 'change-settings', parameters: nothing, query: nothing } as const;

const ruleSchema = z.enum(retentionRules.map(({ id }) => id));
const countSchema = z.strictObject({ rule: ruleSchema, records: z.int() });
/** Terms that the owner has set, each in the unit of its rule. */
const termsSchema = z.partialRecord(ruleSchema, z.int());

const retentionSchema = z.strictObject({
  terms: termsSchema,
  version: versionSchema,
  /** Days on which the job has run, the newest first; `endedAt` is null or before `beganAt` where it was cut off. */
  runs: z.array(
    z.strictObject({
      day: z.string(),
      beganAt: timeSchema,
      endedAt: z.nullable(timeSchema),
      counts: z.array(countSchema),
    }),
  ),
});
export type Retention = z.infer<typeof retentionSchema>;

export const getRetention = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/retention',
  summary: 'Terms of keeping that were set, and what the job that deletes has done in the last days',
  body: nothing,
  output: retentionSchema,
  errors: [],
});

const changeSchema = z.strictObject({ terms: termsSchema, version: versionSchema });
export type RetentionChange = z.infer<typeof changeSchema>;

export const changeRetention = defineEndpoint({
  ...admin,
  method: 'PUT',
  path: '/api/admin/retention',
  summary: 'Set terms of keeping within the bounds of their rules; what the law or a promise fixes stays as it is',
  // A shorter term deletes for good within the hour.
  needsProof: true,
  body: changeSchema,
  output: retentionSchema,
  errors: ['changed-meanwhile'],
  audit: 'settings.retention-changed',
});

const previewSchema = z.strictObject({ at: timeSchema, counts: z.array(countSchema) });

export const previewRetention = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/retention/preview',
  summary: 'How many records the job would delete now, rule by rule; changes nothing',
  body: nothing,
  output: previewSchema,
  errors: [],
});

/** Every call about what is kept: the schedule, legal holds, persons and what they ask about their data. */
export const retentionEndpoints = {
  getRetention,
  changeRetention,
  previewRetention,
  listLegalHolds,
  placeLegalHold,
  liftLegalHold,
  ...personEndpoints,
};
