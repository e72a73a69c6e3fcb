import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { replacedMail } from '#domain/mail/delivery-failure.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueSending, sendMailJob } from '#server/features/mail/outbox/outbox-store.ts';

/** Whether the job of a mail is still held: no worker has claimed it. */
const isHeld = (job: ExpressionBuilder<DatabaseSchema, 'jobs'>) =>
  job.and([job('jobs.kind', '=', sendMailJob), job('jobs.state', '=', 'waiting'), job('jobs.attempts', '=', 0)]);

/**
 * Takes a mail back that has not left: ends its job and forgets the mail. False when a worker has claimed the job. The
 * job stays as done, so that a late repetition of the call that wrote the mail does not write it again.
 */
export async function withdrawMail(
  transaction: Transaction<DatabaseSchema>,
  { id, now }: { id: string; now: number },
): Promise<boolean> {
  const job = transaction.selectFrom('outbox_messages').select('job_id').where('id', '=', id);
  const { numUpdatedRows } = await transaction
    .updateTable('jobs')
    .set({ state: 'done', finished_at: now })
    .where('id', '=', job)
    .where(isHeld)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a mail that was taken back, once nothing refers to it. */
export async function forgetMail(transaction: Transaction<DatabaseSchema>, id: string): Promise<void> {
  await transaction.deleteFrom('outbox_messages').where('id', '=', id).execute();
}

/** Takes a mail back that has not left and nothing refers to any more; false when a worker has claimed its job. */
export async function takeMailBack(
  transaction: Transaction<DatabaseSchema>,
  mail: { id: string; now: number },
): Promise<boolean> {
  const isBack = await withdrawMail(transaction, mail);
  if (isBack) await forgetMail(transaction, mail.id);
  return isBack;
}

/**
 * Takes a mail back that has not left because another one takes its place; it stays in the outbox as one that was not sent,
 * so that `returnMail` can send it after all.
 */
export async function replaceMail(
  transaction: Transaction<DatabaseSchema>,
  { id, now }: { id: string; now: number },
): Promise<void> {
  if (!(await withdrawMail(transaction, { id, now }))) return;
  await transaction
    .updateTable('outbox_messages')
    .set({ state: 'failed', last_error: replacedMail })
    .where('id', '=', id)
    .execute();
}

type Return = { id: string; jobId: string; notBefore: number };

/** Lets a mail wait again (until `notBefore`, ms UTC) that another one had replaced; any other stays as it is. */
export async function returnMail(
  transaction: Transaction<DatabaseSchema>,
  { id, jobId, notBefore }: Return,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('outbox_messages')
    .set({ state: 'pending', last_error: null, not_before: notBefore, job_id: jobId })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('last_error', '=', replacedMail)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await enqueueSending(transaction, id, { jobId, runAt: notBefore });
}

/** Whether a mail that carries one of some private links has not left yet, because it can be taken back or is tried again. */
export async function isLinkOnItsWay(db: Kysely<DatabaseSchema>, linkIds: readonly string[]): Promise<boolean> {
  if (linkIds.length === 0) return false;
  const mail = db.selectFrom('outbox_messages').select('id').where('state', '=', 'pending');
  return (await mail.where('quote_link_id', 'in', linkIds).limit(1).executeTakeFirst()) !== undefined;
}

/** Whether the mail that carries a private link is still held: no worker has claimed it, so it can be taken back. */
export async function isLinkHeld(db: Kysely<DatabaseSchema>, linkId: string): Promise<boolean> {
  const held = await db
    .selectFrom('outbox_messages as mails')
    .innerJoin('jobs', 'jobs.id', 'mails.job_id')
    .select('mails.id')
    .where('mails.quote_link_id', '=', linkId)
    .where(isHeld)
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}
