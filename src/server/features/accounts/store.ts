import type { Kysely } from 'kysely';
import type { SessionTable, SetupLinkTable, UserTable } from '#server/database/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** What a login needs to know of an account. */
export type StoredAccount = { id: string; passwordHash: string };

/** Finds an account by the form of its name under which it is unique; null when there is none. */
export async function findAccount(db: Kysely<DatabaseSchema>, usernameKey: string): Promise<StoredAccount | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('username_key', '=', usernameKey)
    .executeTakeFirst();
  return row ? { id: row.id, passwordHash: row.password_hash } : null;
}

/** Tells whether anybody may open the back office. */
export async function hasAdministrator(db: Kysely<DatabaseSchema>): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Adds an account; fails when its name is taken. */
export async function insertUser(db: Kysely<DatabaseSchema>, user: UserTable): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

/** Adds a session. */
export async function insertSession(db: Kysely<DatabaseSchema>, session: SessionTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Ends a session on the server, whatever its browser still holds. */
export async function deleteSession(db: Kysely<DatabaseSchema>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of a person. */
export async function deleteSessionsOf(db: Kysely<DatabaseSchema>, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Forgets sessions that ended by themselves at or before a moment (ms). */
export async function deleteExpiredSessions(db: Kysely<DatabaseSchema>, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

/** Adds a setup link beside those that other instances may have printed. */
export async function insertSetupLink(db: Kysely<DatabaseSchema>, link: SetupLinkTable): Promise<void> {
  await db.insertInto('setup_links').values(link).execute();
}

/** Tells whether a setup link exists that has not expired at a moment (ms). */
export async function hasSetupLink(
  db: Kysely<DatabaseSchema>,
  link: { tokenHash: string; now: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('setup_links')
    .select('token_hash')
    .where('token_hash', '=', link.tokenHash)
    .where('expires_at', '>', link.now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets every setup link, used or not: none is good for anything once there is an administrator. */
export async function deleteSetupLinks(db: Kysely<DatabaseSchema>): Promise<void> {
  await db.deleteFrom('setup_links').execute();
}
