import type { Kysely, Transaction } from 'kysely';
import { discardedMail } from '#domain/mail/delivery-failure.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedSending } from '#server/stored/job-payloads.ts';
import { recordFailedMails, sendMailJob } from '#server/features/mail/outbox/outbox-store.ts';

type Transacting = Transaction<DatabaseSchema>;

/** How many mails a restore has put on hold. */
export async function countHeldMails(db: Kysely<DatabaseSchema>): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((job) => job.fn.countAll<number>().as('count'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return count;
}

/** Makes every held mail due; returns how many. */
export async function releaseHeldMails(transaction: Transacting, now: number): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('jobs')
    .set({ state: 'waiting', run_at: now })
    .where('state', '=', 'held')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Gives every held mail up; it stays in the outbox as one that was not sent. Returns how many. */
export async function discardHeldMails(transaction: Transacting, now: number): Promise<number> {
  const jobs = await transaction
    .updateTable('jobs')
    .set({ state: 'failed', last_error: discardedMail, finished_at: now })
    .where('state', '=', 'held')
    .returning(['id', 'kind', 'payload'])
    .execute();
  const ids = jobs
    .filter(({ kind }) => kind === sendMailJob)
    .map(({ id, payload }) => storedSending.read(payload, `jobs ${id}`).outboxMessageId);
  await recordFailedMails(transaction, ids, discardedMail);
  return jobs.length;
}
