import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { shownName } from '#server/database/shown-name.ts';

/** Those of some accounts that have verified their address and are not disabled, in the order of their ids. */
export async function listVerifiedPeople(
  db: Kysely<DatabaseSchema>,
  userIds: readonly string[],
): Promise<{ userId: string; name: string; email: string }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .select(shownName('users').as('name'))
    .where('id', 'in', ['', ...userIds])
    .where('email_verified_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, email, name }) => (email === null ? [] : [{ userId: id, email, name: name ?? '' }]));
}
