import type { Kysely, Selectable, Transaction } from 'kysely';
import { type Role, emailKey, usernameKey } from '#domain/accounts/account.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { UserTable } from '#server/database/tables/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { lockAccount } from '#server/features/accounts/account-store.ts';
import { clearTimeOf } from '#server/features/accounts/cleared-time-store.ts';

type Transacting = Transaction<DatabaseSchema>;

export type StoredUser = Selectable<UserTable>;

/** Reads an account and locks it until the transaction ends. Throws `not-found`. */
export async function lockUser(transaction: Transacting, id: string): Promise<StoredUser> {
  await lockAccount(transaction, id);
  const user = await transaction.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user) throw new AppError('not-found');
  return user;
}

/**
 * Throws `last-administrator` unless another administrator can sign in; one who has not accepted the invitation or is
 * disabled cannot (G6). To be called in an exclusive transaction.
 */
export async function refuseLastAdministrator(transaction: Transacting, id: string): Promise<void> {
  const other = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '!=', id)
    .where('is_invited', '=', 0)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new AppError('last-administrator');
}

/** Whether the account's own person has begun to delete it (K6). To be asked of a locked account. */
export async function isBeingErased(transaction: Transacting, userId: string): Promise<boolean> {
  const running = transaction.selectFrom('erasures').select('id').where('user_id', '=', userId);
  return (await running.where('state', '=', 'running').executeTakeFirst()) !== undefined;
}

/** Clears the author of notes, messages, prices and noted time, which stay. */
export async function clearAuthor(transaction: Transacting, userId: string): Promise<void> {
  const noOne = { author_id: null };
  await transaction.updateTable('service_request_notes').set(noOne).where('author_id', '=', userId).execute();
  await transaction.updateTable('service_request_messages').set(noOne).where('author_id', '=', userId).execute();
  await transaction.updateTable('price_books').set(noOne).where('author_id', '=', userId).execute();
  for (const table of ['content_drafts', 'content_versions', 'content_pictures'] as const)
    await transaction.updateTable(table).set({ by_id: null }).where('by_id', '=', userId).execute();
  await clearTimeOf(transaction, userId);
}

/** Whether an account has that address already, verified or not; true too where there is no such account. */
export async function hasAddress(db: Kysely<DatabaseSchema>, id: string, key: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('email_key').where('id', '=', id).executeTakeFirst();
  return !row || row.email_key === key;
}

/** What a change makes of an account; null stands for no address. */
export type UserChange = { username: string; email: string | null; role: Role };

/** Writes a change of a locked account. A new address is not verified; fails when the name is taken. */
export async function writeUser(
  transaction: Transacting,
  { user, change, now }: { user: StoredUser; change: UserChange; now: number },
): Promise<void> {
  const { username, email, role } = change;
  const key = email === null ? null : emailKey(email);
  await transaction
    .updateTable('users')
    .set({
      username,
      username_key: usernameKey(username),
      email,
      email_key: key,
      email_verified_at: key === user.email_key ? user.email_verified_at : null,
      role,
      updated_at: now,
      version: user.version + 1,
    })
    .where('id', '=', user.id)
    .execute();
}

/** Deletes a locked account with its draft; the database deletes its sessions, passkeys and codes. What it asked about its data stays open. */
export async function removeUser(transaction: Transacting, id: string): Promise<void> {
  await transaction.updateTable('subject_requests').set({ user_id: null }).where('user_id', '=', id).execute();
  await transaction.deleteFrom('own_drafts').where('user_id', '=', id).execute();
  await transaction.deleteFrom('users').where('id', '=', id).execute();
}

/** Disables a locked account from a moment on (ms UTC), or with null lets its person sign in again. */
export async function setDisabled(
  transaction: Transacting,
  { id, disabledAt, now }: { id: string; disabledAt: number | null; now: number },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set((row) => ({ disabled_at: disabledAt, updated_at: now, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes every passkey of an account; returns how many. */
export async function removePasskeys(transaction: Transacting, userId: string): Promise<number> {
  const { numDeletedRows } = await transaction.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ids of requests that are assigned to an account, up to a limit. */
export async function listAssigned(transaction: Transacting, userId: string, limit: number): Promise<string[]> {
  const rows = await transaction
    .selectFrom('service_requests')
    .select('id')
    .where('assignee_id', '=', userId)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
