import type { Kysely, Transaction } from 'kysely';
import type { Administrator } from '#contract/service-requests.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Names of people by their ids. */
export type Names = ReadonlyMap<string, string>;

/** The people whom a request can be assigned to, by name. */
export async function listAdministrators(db: Kysely<DatabaseSchema>): Promise<Administrator[]> {
  return db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('role', '=', 'admin')
    .orderBy('username_key')
    .execute();
}

/**
 * Which of some people are people of the agency; these stay so until the transaction ends, since whoever deletes them or
 * takes their rights has to wait. People are held in the order of their ids and before requests, so that no two
 * transactions wait for each other.
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
      .executeTakeFirst();
    if (numUpdatedRows > 0) held.add(id);
  }
  return held;
}

/** Names of everybody who is to be told of. */
export async function namesOf(db: Kysely<DatabaseSchema>, ids: readonly (string | null)[]): Promise<Names> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'username']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
