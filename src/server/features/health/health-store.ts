import type { Kysely } from 'kysely';
import { discardedMail, neverLeaving } from '#domain/mail/delivery-failure.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

const shownJobs = 50;
/** Mails that were given up stand in the outbox, from where they are sent again. */
const shownElsewhere = ['send-mail'];

const failed = (db: Db) => db.selectFrom('jobs').where('state', '=', 'failed').where('kind', 'not in', shownElsewhere);

/** The jobs that were given up, the newest first. */
export function findFailedJobs(db: Db) {
  return failed(db)
    .select(['id', 'kind', 'attempts', 'finished_at', 'created_at', 'last_error'])
    .orderBy('run_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownJobs)
    .execute();
}

/** How many jobs were given up. */
export async function countFailedJobs(db: Db): Promise<number> {
  const { count } = await failed(db)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Since when the longest due job waits that nobody works on (ms UTC); null without one. */
export async function oldestDueAt(db: Db, now: number): Promise<number | null> {
  const row = await db
    .selectFrom('jobs')
    .select('run_at')
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .where((job) => job.or([job('locked_until', 'is', null), job('locked_until', '<=', now)]))
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst();
  return row?.run_at ?? null;
}

/** How many mails that were written since a moment (ms UTC) were refused for good. */
export async function countRefusedSince(db: Db, moment: number): Promise<number> {
  const { count } = await db
    .selectFrom('outbox_messages')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .where('created_at', '>=', moment)
    .where((row) =>
      row.or([row('last_error', 'is', null), row('last_error', 'not in', [discardedMail, ...neverLeaving])]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Until when the newest certificate of the seal holds (ms UTC); null before the first one. */
export async function sealNotAfter(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('seal_keys')
    .select('not_after')
    .orderBy('generation', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.not_after ?? null;
}

/** Lets a job begin anew at a moment (ms UTC); nothing where it is under way already. False where no job has that id. */
export async function reviveJob(db: Db, id: string, now: number): Promise<boolean> {
  const known = await db.selectFrom('jobs').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) return false;
  await db
    .updateTable('jobs')
    .set({ state: 'waiting', attempts: 0, run_at: now, locked_by: null, locked_until: null, finished_at: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('kind', 'not in', shownElsewhere)
    .execute();
  return true;
}

/** The checks that people were told of, as they are stored. */
export function findTold(db: Db, name: string) {
  return db.selectFrom('settings').select(['value', 'version']).where('name', '=', name).executeTakeFirst();
}

/** The day of the open request about personal data that is due first, `YYYY-MM-DD`; null without one. */
export async function nextRequestDue(db: Db): Promise<string | null> {
  const first = db.selectFrom('subject_requests').select('due_on').where('answered_at', 'is', null).orderBy('due_on');
  return (await first.limit(1).executeTakeFirst())?.due_on ?? null;
}
