import type { Kysely, Transaction } from 'kysely';
import type { Administrator } from '#contract/service-requests/service-requests.ts';
import { shownName } from '#server/database/shown-name.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Shown names by user id. */
export type Names = ReadonlyMap<string, string>;

/** Reads the people whom a request can be assigned to, sorted by name. */
export async function listAdministrators(db: Kysely<DatabaseSchema>): Promise<Administrator[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', shownName('users').as('name')])
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('username_key')
    .execute();
  return rows.map(({ id, username, name }) => ({ id, username, name: name ?? username }));
}

/**
 * Returns which of some users are administrators and locks them until the transaction ends, so that nobody deletes them
 * or removes their role meanwhile. Users are locked in the order of their ids and before requests, so that two
 * transactions cannot deadlock.
 */
export async function holdAdministrators(
  transaction: Transaction<DatabaseSchema>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  for (const id of [...new Set(ids)].toSorted()) {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set((row) => ({ role: row.ref('role') }))
      .where('id', '=', id)
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0) held.add(id);
  }
  return held;
}

/** Reads the shown names of some users; nulls among the ids are ignored. */
export async function namesOf(db: Kysely<DatabaseSchema>, ids: readonly (string | null)[]): Promise<Names> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', shownName('users').as('name')])
    .where('id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name ?? '']));
}
