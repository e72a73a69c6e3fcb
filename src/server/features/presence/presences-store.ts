import type { Kysely, Transaction } from 'kysely';
import { shownName } from '#server/database/shown-name.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** What can be open at several people at once. */
export type OpenRecord = { kind: 'request' | 'quote'; recordId: string };
/** A user who has a record open. */
export type Presence = OpenRecord & { userId: string };

const tableOf = { request: 'service_requests', quote: 'quotes' } as const;
const columnOf = { request: 'service_request_id', quote: 'quote_id' } as const;
const idOf = ({ userId, recordId }: Presence) => `${userId} ${recordId}`;

/** Deletes the presences at a record that were last seen before a time (ms UTC). */
export async function deleteExpiredPresences(
  transaction: Transaction<DatabaseSchema>,
  { kind, recordId }: OpenRecord,
  before: number,
): Promise<void> {
  await transaction
    .deleteFrom('presences')
    .where(columnOf[kind], '=', recordId)
    .where('seen_at', '<', before)
    .execute();
}

/** Records that a user has a record open, if it exists, seen at a time (ms UTC). */
export async function storePresence(
  transaction: Transaction<DatabaseSchema>,
  presence: Presence,
  seenAt: number,
): Promise<void> {
  const { kind, recordId, userId } = presence;
  const record = await transaction.selectFrom(tableOf[kind]).select('id').where('id', '=', recordId).executeTakeFirst();
  if (!record) return;
  const none = { service_request_id: null, quote_id: null };
  await transaction
    .insertInto('presences')
    .values({ id: idOf(presence), ...none, [columnOf[kind]]: recordId, user_id: userId, seen_at: seenAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: seenAt }))
    .execute();
}

/** Records that a user has left a record. */
export async function deletePresence(transaction: Transaction<DatabaseSchema>, presence: Presence): Promise<void> {
  await transaction.deleteFrom('presences').where('id', '=', idOf(presence)).execute();
}

/** Reads who else has a record open, sorted by name. */
export async function readOthers(
  db: Kysely<DatabaseSchema>,
  { kind, recordId, userId }: Presence,
): Promise<{ name: string; seenAt: number }[]> {
  const rows = await db
    .selectFrom('presences')
    .innerJoin('users', 'users.id', 'presences.user_id')
    .select([shownName('users').as('name'), 'seen_at'])
    .where(columnOf[kind], '=', recordId)
    .where('user_id', '!=', userId)
    .orderBy('username_key')
    .execute();
  return rows.map(({ name, seen_at: seenAt }) => ({ name: name ?? '', seenAt }));
}
