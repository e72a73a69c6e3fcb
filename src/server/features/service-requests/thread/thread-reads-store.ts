import type { Kysely, Transaction } from 'kysely';
import type { ThreadKey, ThreadSide } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { columnOfThread, columnsOfThread } from './thread-store.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

const idOf = (userId: string, { id }: ThreadKey) => `${userId} ${id}`;
const fromOf = { customer: 'from-customer', agency: 'to-customer' } as const;

/** Counts a message on as unread for some people. The thread is locked. */
export async function countMessage(
  transaction: Transacting,
  key: ThreadKey,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({
    id: idOf(userId, key),
    user_id: userId,
    ...columnsOfThread(key),
    seen_at: 0,
    unread: 1,
  }));
  await transaction
    .insertInto('thread_reads')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ unread: row('thread_reads.unread', '+', 1) })),
    )
    .execute();
}

type Seen = { key: ThreadKey; userId: string; at: number };

/**
 * Notes up to which message of the other side a person has seen a thread, never less than before, and counts what came after it. The
 * thread is locked. Returns whether anything is different.
 */
export async function storeSeen(
  transaction: Transacting,
  { key, userId, at }: Seen,
  other: ThreadSide,
): Promise<boolean> {
  const before = await transaction
    .selectFrom('thread_reads')
    .select(['seen_at', 'unread'])
    .where('id', '=', idOf(userId, key))
    .executeTakeFirst();
  if (before && before.seen_at >= at) return false;
  const unread = await countAfter(transaction, { key, at, side: other });
  await transaction
    .insertInto('thread_reads')
    .values({ id: idOf(userId, key), user_id: userId, ...columnsOfThread(key), seen_at: at, unread })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: at, unread }))
    .execute();
  return true;
}

/** Counts what a person has not seen anew, after a message was taken back. The thread is locked. */
export async function recountUnread(transaction: Transacting, key: ThreadKey, author: ThreadSide): Promise<void> {
  const rows = await transaction
    .selectFrom('thread_reads')
    .select(['id', 'seen_at'])
    .where(columnOfThread[key.place], '=', key.id)
    .where('unread', '>', 0)
    .where('user_id', author === 'customer' ? 'in' : 'not in', (users) =>
      users.selectFrom('users').select('id').where('role', '=', 'admin'),
    )
    .execute();
  for (const { id, seen_at: at } of rows) {
    const unread = await countAfter(transaction, { key, at, side: author });
    await transaction.updateTable('thread_reads').set({ unread }).where('id', '=', id).execute();
  }
}

/** Counts the messages of a side after a time that were neither mailed nor taken back, up to a hundred. */
async function countAfter(
  db: Db,
  { key, at, side }: { key: ThreadKey; at: number; side: ThreadSide },
): Promise<number> {
  const { count } = await db
    .selectFrom((some) =>
      some
        .selectFrom('service_request_messages')
        .select('id')
        .where(columnOfThread[key.place], '=', key.id)
        .where('created_at', '>', at)
        .where('direction', '=', fromOf[side])
        .where('deleted_at', 'is', null)
        .where('outbox_message_id', 'is', null)
        .limit(100)
        .as('later'),
    )
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many messages a person has not seen of a thread. */
export async function readUnread(db: Db, key: ThreadKey, userId: string): Promise<number> {
  const row = await db
    .selectFrom('thread_reads')
    .select('unread')
    .where('id', '=', idOf(userId, key))
    .executeTakeFirst();
  return row?.unread ?? 0;
}

/** Time of the latest message that somebody of a side has seen; null where nobody has seen any. */
export async function readSeenBy(db: Db, { place, id }: ThreadKey, side: ThreadSide): Promise<number | null> {
  const { seenAt } = await db
    .selectFrom('thread_reads')
    .innerJoin('users', 'users.id', 'thread_reads.user_id')
    .select((row) => row.fn.max('seen_at').as('seenAt'))
    .where(columnOfThread[place], '=', id)
    .where('users.role', side === 'agency' ? '=' : '!=', 'admin')
    .executeTakeFirstOrThrow();
  return seenAt || null;
}
