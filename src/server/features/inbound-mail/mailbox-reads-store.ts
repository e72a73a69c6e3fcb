import type { Kysely } from 'kysely';
import type { MailboxFailure } from '#domain/inbound-mail/mailbox-settings.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Position } from '#server/gateways/mailbox/visit-mailbox.ts';

type Db = Kysely<DatabaseSchema>;

/** An instance that holds a mailbox, and until when (ms UTC); renewed with every mail. */
export type Hold = { mailbox: string; holder: string; now: number };

/** A mailbox is another instance's after this time without a sign of the one that reads it (ms). */
const holdMs = 5 * 60_000;

/**
 * Takes a mailbox that nobody reads and that was last read before a moment (ms UTC): the position up to which it was read, `new`
 * where it never was, or null where it is not to be read now. One `update` decides between instances.
 */
export async function takeMailbox(
  db: Db,
  { mailbox, holder, now }: Hold,
  readBefore: number,
): Promise<Position | 'new' | null> {
  await db
    .insertInto('mailbox_reads')
    .values({ mailbox, ...nobody, read_at: null, uid_validity: null, last_uid: null, failure: null })
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .execute();
  const taken = await db
    .updateTable('mailbox_reads')
    .set({ held_by: holder, held_until: now + holdMs })
    .where('mailbox', '=', mailbox)
    .where((row) => row.or([row('held_until', 'is', null), row('held_until', '<=', now)]))
    .where((row) => row.or([row('read_at', 'is', null), row('read_at', '<=', readBefore)]))
    .returning(['uid_validity', 'last_uid'])
    .executeTakeFirst();
  if (!taken) return null;
  const { uid_validity: uidValidity, last_uid: uid } = taken;
  return uidValidity === null || uid === null ? 'new' : { uidValidity, uid };
}

const nobody = { held_by: null, held_until: null };

/** Notes up to where a mailbox was read and holds it on; false where it is another instance's meanwhile. */
export async function passMail(
  db: Db,
  { mailbox, holder, now }: Hold,
  { uidValidity, uid }: Position,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailbox_reads')
    .set({ uid_validity: uidValidity, last_uid: uid, held_until: now + holdMs })
    .where('mailbox', '=', mailbox)
    .where('held_by', '=', holder)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets a mailbox go, with why reading it has failed. */
export async function letMailboxGo(
  db: Db,
  { mailbox, holder, now }: Hold,
  failure: MailboxFailure | null,
): Promise<void> {
  await db
    .updateTable('mailbox_reads')
    .set({ ...nobody, read_at: now, failure })
    .where('mailbox', '=', mailbox)
    .where('held_by', '=', holder)
    .execute();
}

/** When a mailbox was last read (ms UTC), and why that failed; null where it never was. */
export async function findLastRead(
  db: Db,
  mailbox: string,
): Promise<{ at: number | null; failure: MailboxFailure | null } | null> {
  const row = await db
    .selectFrom('mailbox_reads')
    .select(['read_at as at', 'failure'])
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
  return row ?? null;
}

/** Makes a mailbox due at once. */
export async function wakeMailbox(db: Db, mailbox: string): Promise<void> {
  await db.updateTable('mailbox_reads').set({ read_at: null }).where('mailbox', '=', mailbox).execute();
}
