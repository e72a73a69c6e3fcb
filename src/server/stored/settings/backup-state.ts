import * as z from 'zod/mini';
import { type BackupState, backupFailures, backupSteps } from '#domain/backups/backup-state.ts';
import { defineShape } from '#server/stored/stored-shape.ts';
import { orElse } from '#server/stored/tolerant.ts';

const time = z.int();

/** How the backups by schedule stand, in `settings`; a damaged value means that one is made at once. */
export const storedBackupState = defineShape<BackupState>({
  name: 'backup state',
  schema: z.object({
    doneFor: z.nullable(time),
    begunAt: orElse(z.nullable(time), null),
    attempts: z.int(),
    holder: z.nullable(z.string()),
    heldUntil: time,
    retryAt: time,
    made: z.nullable(z.object({ name: z.string(), at: time, bytes: z.int(), rows: z.int(), files: z.int() })),
    verified: z.nullable(z.object({ name: z.string(), at: time, into: z.enum(['sqlite', 'postgres']) })),
    failed: z.nullable(z.object({ step: z.enum(backupSteps), reason: z.enum(backupFailures), at: time })),
    bad: z.array(z.string()),
  }),
  fallback: {
    doneFor: null,
    begunAt: null,
    attempts: 0,
    holder: null,
    heldUntil: 0,
    retryAt: 0,
    made: null,
    verified: null,
    failed: null,
    bad: [],
  },
});
