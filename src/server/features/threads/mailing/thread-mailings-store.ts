import type { Kysely, Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { columnOfThread, columnsOfThread } from '#server/features/service-requests/thread/thread-store.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

const idOf = ({ id }: ThreadKey, email: string) => `${id} ${emailKey(email)}`;

/** Time of the latest message of a thread that an address was mailed; 0 for none. */
export async function readMailedUntil(db: Db, key: ThreadKey, email: string): Promise<number> {
  const row = db.selectFrom('thread_mailings').select('mailed_until').where('id', '=', idOf(key, email));
  return (await row.executeTakeFirst())?.mailed_until ?? 0;
}

/** Notes up to which message of a locked thread an address is mailed. */
export async function storeMailedUntil(
  transaction: Transacting,
  { key, email, until }: { key: ThreadKey; email: string; until: number },
): Promise<void> {
  await transaction
    .insertInto('thread_mailings')
    .values({ id: idOf(key, email), ...columnsOfThread(key), email: emailKey(email), mailed_until: until })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ mailed_until: until }))
    .execute();
}

/** The agency's messages of a thread after a time that were neither mailed as replies nor taken back, oldest first. */
export async function findUnmailed(db: Db, key: ThreadKey, after: number): Promise<{ at: number; body: string }[]> {
  const rows = await db
    .selectFrom('service_request_messages')
    .select(['created_at', 'body'])
    .where(columnOfThread[key.place], '=', key.id)
    .where('created_at', '>', after)
    .where('direction', '=', 'to-customer')
    .where('outbox_message_id', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at: at, body }) => ({ at, body }));
}

/** An account that reads a thread, and up to which message it has. */
export type AccountReader = { userId: string; name: string; email: string; language: Language; seenAt: number };

/** Accounts with a verified address, and what they have seen of a thread. */
export async function findAccountReaders(
  db: Db,
  { id }: ThreadKey,
  userIds: readonly string[],
): Promise<AccountReader[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .leftJoin('thread_reads as reads', (join) =>
      join
        .onRef('reads.user_id', '=', 'users.id')
        .on((row) => row.or([row('reads.service_request_id', '=', id), row('reads.project_id', '=', id)])),
    )
    .select(['users.id', 'users.email', 'users.display_name', 'users.language', 'reads.seen_at'])
    .where('users.id', 'in', userIds)
    .where('users.role', '!=', 'admin')
    .where('users.email_verified_at', 'is not', null)
    .orderBy('users.id')
    .execute();
  return rows.flatMap(({ id: userId, email, display_name: name, language, seen_at: seenAt }) =>
    email === null ? [] : [{ userId, name: name ?? '', email, language, seenAt: seenAt ?? 0 }],
  );
}
