import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** The installation's secret of that name, made at the first call; all instances get the same one (K2). */
export async function readOrCreateSecret(
  db: Kysely<DatabaseSchema>,
  name: string,
  random: () => string,
): Promise<string> {
  const read = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  const candidate = { name, value: random() };
  await db
    .insertInto('secrets')
    .values(candidate)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await read())?.value ?? candidate.value;
}
