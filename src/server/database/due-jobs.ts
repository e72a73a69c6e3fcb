import type { Kysely } from 'kysely';
import type { JobClaim } from './engine.ts';
import type { DatabaseSchema } from './schema.ts';

/** Selects the ids of jobs that a worker may take now, those that wait longest first. */
export const selectDueJobs = (db: Kysely<DatabaseSchema>, { now, kinds, limit }: JobClaim) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .where((job) => job.or([job('locked_until', 'is', null), job('locked_until', '<=', now)]))
    .where('kind', 'in', kinds)
    .orderBy('run_at')
    .orderBy('id')
    .limit(limit);
