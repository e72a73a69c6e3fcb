import type { Services } from '#server/services.ts';
import { backOffMs } from './back-off.ts';

type Needs = Pick<Services, 'db' | 'engine' | 'clock'>;
const nobody = { held_by: null, held_until: null };

/**
 * At the start of the one server that SQLite allows (its data folder is locked), lets go what an earlier process had taken for a while: jobs,
 * uploads, the mailbox (K4). On PostgreSQL others may be at work: there each lease ends by its own time.
 */
export async function releaseLeases(services: Needs): Promise<void> {
  if (services.engine.name !== 'sqlite') return;
  const { db } = services;
  await releaseJobs(services);
  await db
    .updateTable('attachments')
    .set({ ...nobody, is_wanted: 0 })
    .where('held_by', 'is not', null)
    .execute();
  await db.updateTable('mailbox_reads').set(nobody).where('held_by', 'is not', null).execute();
}

/**
 * A job that was cut off once goes on at once. One that was cut off again waits as after a failure, so that a server that dies again and
 * again does not use up its attempts.
 */
async function releaseJobs({ db, clock }: Needs): Promise<void> {
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'run_at', 'attempts'])
    .where('state', '=', 'waiting')
    .where('locked_until', 'is not', null)
    .execute();
  for (const { id, run_at: runAt, attempts } of jobs) {
    const run_at = attempts > 1 ? clock() + backOffMs(attempts - 1) : runAt;
    await db.updateTable('jobs').set({ run_at, locked_by: null, locked_until: null }).where('id', '=', id).execute();
  }
}
