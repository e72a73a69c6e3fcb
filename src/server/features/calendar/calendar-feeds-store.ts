import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CalendarFeedTable } from '#server/database/tables/calendar-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
export type CalendarFeedRow = Selectable<CalendarFeedTable>;

/** The feed of a person; null without one. */
export async function findFeed(db: Db, userId: string): Promise<CalendarFeedRow | null> {
  return (await db.selectFrom('calendar_feeds').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;
}

/** The feed whose secret has a SHA-256, with the role of its person; null for an unknown one and that of a disabled account. */
export async function findFeedByHash(db: Db, tokenHash: string) {
  const found = db
    .selectFrom('calendar_feeds as feeds')
    .innerJoin('users', 'users.id', 'feeds.user_id')
    .select(['feeds.user_id', 'feeds.language', 'feeds.read_at', 'users.role'])
    .where('feeds.token_hash', '=', tokenHash)
    .where('users.disabled_at', 'is', null);
  return (await found.executeTakeFirst()) ?? null;
}

/** Makes the feed of a person, in place of the one before. */
export async function replaceFeed(transaction: Transaction<DatabaseSchema>, row: CalendarFeedRow): Promise<void> {
  await deleteFeed(transaction, row.user_id);
  await transaction.insertInto('calendar_feeds').values(row).execute();
}

/** Ends the feed of a person, if there is one. */
export async function deleteFeed(transaction: Transaction<DatabaseSchema>, userId: string): Promise<void> {
  await transaction.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** Notes when a feed was read (ms UTC). */
export async function touchFeed(db: Db, userId: string, now: number): Promise<void> {
  await db.updateTable('calendar_feeds').set({ read_at: now }).where('user_id', '=', userId).execute();
}
