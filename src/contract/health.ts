import * as z from 'zod/mini';
import { backupFailures, backupSteps } from '#domain/backups/backup-state.ts';
import { healthChecks, healthStates } from '#domain/health/health.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, nothing, timeSchema } from './shapes.ts';

/* How the installation is, for administrators (K5): what is watched, what was given up, and which versions run. */

const manage = { permission: 'watch-health', query: nothing } as const;

const failedJobSchema = z.strictObject({
  id: idSchema,
  kind: z.string(),
  attempts: z.int(),
  failedAt: timeSchema,
  /** Kind of error without its message, such as `TypeError`: messages may quote what people wrote. */
  error: z.string(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

const healthSchema = z.strictObject({
  at: timeSchema,
  checks: z.array(z.strictObject({ check: z.enum(healthChecks), state: z.enum(healthStates) })),
  facts: z.strictObject({
    jobs: z.strictObject({ failed: z.int(), lateMs: z.int() }),
    refusedMails: z.int(),
    disk: z.nullable(z.strictObject({ freeBytes: z.int(), totalBytes: z.int() })),
    backupAt: z.nullable(timeSchema),
    backups: z.nullable(
      z.strictObject({
        begunAt: z.nullable(timeSchema),
        bytes: z.nullable(z.int()),
        verifiedAt: z.nullable(timeSchema),
        failed: z.nullable(
          z.strictObject({ step: z.enum(backupSteps), reason: z.enum(backupFailures), at: timeSchema }),
        ),
      }),
    ),
    sealNotAfter: z.nullable(timeSchema),
    clockDriftMs: z.nullable(z.int()),
    requestDueInDays: z.nullable(z.int()),
  }),
  /** The newest that were given up, at most 50. */
  failedJobs: z.array(failedJobSchema),
  versions: z.strictObject({ plumbline: z.string(), node: z.string(), database: z.string(), migration: z.string() }),
});
export type Health = z.infer<typeof healthSchema>;

export const readHealth = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/health',
  summary: 'How the installation is: what is watched, jobs that were given up, versions',
  parameters: nothing,
  body: nothing,
  output: healthSchema,
  errors: [],
});

export const retryJob = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/health/jobs/:id/retry',
  summary: 'Try a job again that was given up; a repetition changes nothing',
  parameters: z.strictObject({ id: idSchema }),
  body: nothing,
  output: healthSchema,
  errors: ['not-found'],
  audit: 'job.retried',
});

/** Every call about health. */
export const healthEndpoints = { readHealth, retryJob };
