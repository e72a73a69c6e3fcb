import type { Kysely } from 'kysely';
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

/** Which of some people are people of the agency. */
export async function findAdministrators(
  db: Kysely<DatabaseSchema>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('users').select('id').where('id', 'in', ids).where('role', '=', 'admin').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Names of everybody who is to be told of. */
export async function namesOf(db: Kysely<DatabaseSchema>, ids: readonly (string | null)[]): Promise<Names> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'username']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
