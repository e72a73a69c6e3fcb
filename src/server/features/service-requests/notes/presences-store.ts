import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Somebody who has a request open. */
export type Presence = { requestId: string; userId: string; seenAt: number };

const idOf = ({ userId, requestId }: Omit<Presence, 'seenAt'>) => `${userId} ${requestId}`;

/** Forgets who has had a request open before a time. */
export async function forgetPresences(
  transaction: Transaction<DatabaseSchema>,
  requestId: string,
  before: number,
): Promise<void> {
  await transaction
    .deleteFrom('presences')
    .where('service_request_id', '=', requestId)
    .where('seen_at', '<', before)
    .execute();
}

/** Notes that somebody has a request open, if there is such a request. */
export async function storePresence(transaction: Transaction<DatabaseSchema>, presence: Presence): Promise<void> {
  const { requestId, userId, seenAt } = presence;
  const request = await transaction
    .selectFrom('service_requests')
    .select('id')
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!request) return;
  await transaction
    .insertInto('presences')
    .values({ id: idOf(presence), service_request_id: requestId, user_id: userId, seen_at: seenAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: seenAt }))
    .execute();
}

/** Notes that somebody has a request open no more. */
export async function deletePresence(
  transaction: Transaction<DatabaseSchema>,
  presence: Omit<Presence, 'seenAt'>,
): Promise<void> {
  await transaction.deleteFrom('presences').where('id', '=', idOf(presence)).execute();
}

/** Everybody else who has a request open, by name. */
export async function readOthers(
  db: Kysely<DatabaseSchema>,
  { requestId, userId }: Omit<Presence, 'seenAt'>,
): Promise<{ username: string; seenAt: number }[]> {
  const rows = await db
    .selectFrom('presences')
    .innerJoin('users', 'users.id', 'presences.user_id')
    .select(['username', 'seen_at'])
    .where('service_request_id', '=', requestId)
    .where('user_id', '!=', userId)
    .orderBy('username_key')
    .execute();
  return rows.map(({ username, seen_at: seenAt }) => ({ username, seenAt }));
}
