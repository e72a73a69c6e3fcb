import type { Kysely } from 'kysely';
import type { PasskeyChallengeTable, PasskeyTable } from '#server/database/tables/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedTransports } from '#server/stored/passkey-transports.ts';

type Db = Kysely<DatabaseSchema>;

/** Stores a challenge and deletes those that have expired by then. */
export async function insertChallenge(db: Db, challenge: PasskeyChallengeTable & { now: number }): Promise<void> {
  const { now, ...row } = challenge;
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await db.insertInto('passkey_challenges').values(row).execute();
}

/** Deletes a challenge, so that it is valid once; false when it is unknown, expired or for another account. */
export async function takeChallenge(
  db: Db,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: number },
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst();
  return row !== undefined && row.user_id === userId && row.expires_at > now;
}

/** The passkeys of a person, as far as a browser must know of them in order not to make another in the same place. */
export async function listPasskeys(db: Db, userId: string): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db.selectFrom('passkeys').select(['id', 'transports']).where('user_id', '=', userId).execute();
  return rows.map((row) => ({
    id: row.id,
    transports: storedTransports.read(row.transports, `passkeys ${row.id}`),
  }));
}

/** Finds a passkey by its id; null when there is none, or its account is disabled. */
export async function findPasskey(db: Db, id: string): Promise<PasskeyTable | null> {
  const found = db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('passkeys')
    .where('passkeys.id', '=', id)
    .where('users.disabled_at', 'is', null);
  return (await found.executeTakeFirst()) ?? null;
}

/** Adds a passkey; false when its id is taken. */
export async function insertPasskey(db: Db, passkey: PasskeyTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Stores the new counter of a passkey; false when the passkey was used or removed meanwhile. */
export async function usePasskey(
  db: Db,
  { id, from, to, now }: { id: string; from: number; to: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: to, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a passkey of a person; false when they have none of that id. */
export async function deletePasskey(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Removes every passkey of a person; returns their names, oldest first. */
export async function deletePasskeysOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .returning(['name', 'created_at'])
    .execute();
  return rows.toSorted((a, b) => a.created_at - b.created_at).map(({ name }) => name);
}
