import type { Kysely } from 'kysely';
import type { OwnSession } from '#contract/own-account.ts';
import type { SessionTable } from '#server/database/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Adds a session. */
export async function insertSession(db: Db, session: SessionTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Ends a session on the server, whatever its browser still holds. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of a person. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Forgets sessions that ended by themselves at or before a moment (ms). */
export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

/** A person's session by the hash of its token, at a moment (ms). */
type Current = { userId: string; sessionHash: string; now: number };

/** Where a person is signed in at a moment, the latest seen first. */
export async function listSessions(db: Db, { userId, sessionHash, now }: Current): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    isCurrent: row.token_hash === sessionHash,
  }));
}

/** Ends one session of a person and answers the hash of its token; null when they have none of that id. */
export async function deleteSessionById(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<string | null> {
  const row = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('token_hash')
    .executeTakeFirst();
  return row?.token_hash ?? null;
}

/** Ends every session of a person but one; answers how many these were. */
export async function deleteOtherSessions(db: Db, { userId, sessionHash }: Omit<Current, 'now'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', sessionHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
