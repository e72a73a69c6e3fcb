import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OwnSession } from '#contract/accounts/own-account.ts';
import type { SessionTable } from '#server/database/tables/account-tables.ts';
import { isOfAgency, roles } from '#domain/accounts/account.ts';
import { idleLimitMs } from '#domain/accounts/session-rules.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Adds a session. */
export async function insertSession(db: Db, session: SessionTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Deletes a session; false when there was none. */
export async function deleteSession(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Records that a session has proved whose it is, at a moment (ms UTC). */
export async function recordProof(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Deletes every session of an account. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Whether a session has expired by a moment (ms UTC), or was not used for too long: it opens nothing any more. */
export const isOver = (now: number): RawBuilder<boolean> => {
  const agency = sql.join(roles.filter(isOfAgency));
  return sql<boolean>`(sessions.expires_at <= ${now} or sessions.last_seen_at < ${now - idleLimitMs.user}
    or (sessions.last_seen_at < ${now - idleLimitMs.admin}
      and sessions.user_id in (select people.id from users as people where people.role in (${agency}))))`;
};

/** Deletes sessions that are over at a moment (ms UTC). */
export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where(isOver(now)).execute();
}

/** A person's session by the hash of its token, at a moment (ms). */
type Current = { userId: string; sessionHash: string; now: number };

/** The sessions of an account at a moment, the most recently used first. */
export async function listSessions(db: Db, { userId, sessionHash, now }: Current): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where(({ not }) => not(isOver(now)))
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

/** Deletes one session of an account and returns the hash of its token; null when there is none of that id. */
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

/** Deletes every session of everybody except one; returns whose they were, each once. */
export async function deleteAllSessions(db: Db, { exceptHash }: { exceptHash: string }): Promise<string[]> {
  const ended = await db.deleteFrom('sessions').where('token_hash', '!=', exceptHash).returning('user_id').execute();
  await db.deleteFrom('pending_sign_ins').execute();
  return [...new Set(ended.map((row) => row.user_id))].toSorted();
}

/** Deletes every session of an account except one; returns how many. */
export async function deleteOtherSessions(db: Db, { userId, sessionHash }: Omit<Current, 'now'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', sessionHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
