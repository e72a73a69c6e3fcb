import type { Kysely, Transaction } from 'kysely';
import { shownName } from '#server/database/shown-name.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** A user who has a request open, last seen at a time (ms UTC). */
export type Presence = { requestId: string; userId: string; seenAt: number };

const idOf = ({ userId, requestId }: Omit<Presence, 'seenAt'>) => `${userId} ${requestId}`;

/** Deletes the presences at a request that were last seen before a time (ms UTC). */
export async function deleteExpiredPresences(
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

/** Records that a user has a request open, if the request exists. */
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

/** Records that a user has left a request. */
export async function deletePresence(
  transaction: Transaction<DatabaseSchema>,
  presence: Omit<Presence, 'seenAt'>,
): Promise<void> {
  await transaction.deleteFrom('presences').where('id', '=', idOf(presence)).execute();
}

/** Reads who else has a request open, sorted by name. */
export async function readOthers(
  db: Kysely<DatabaseSchema>,
  { requestId, userId }: Omit<Presence, 'seenAt'>,
): Promise<{ name: string; seenAt: number }[]> {
  const rows = await db
    .selectFrom('presences')
    .innerJoin('users', 'users.id', 'presences.user_id')
    .select([shownName('users').as('name'), 'seen_at'])
    .where('service_request_id', '=', requestId)
    .where('user_id', '!=', userId)
    .orderBy('username_key')
    .execute();
  return rows.map(({ name, seen_at: seenAt }) => ({ name: name ?? '', seenAt }));
}
