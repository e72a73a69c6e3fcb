import type { Kysely } from 'kysely';
import { secretOf } from '#server/vault/sealed-values-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { DatabaseSchema } from './schema.ts';

type Keeper = { db: Kysely<DatabaseSchema>; vault: Vault };

/**
 * The installation's secret of that name, made at the first call and stored sealed; all instances get the same one (K2).
 */
export async function readOrCreateSecret({ db, vault }: Keeper, name: string, random: () => string): Promise<string> {
  const read = async () => {
    const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
    return row && vault.open(row.value, secretOf(name));
  };
  const known = await read();
  if (known !== undefined) return known;
  const made = random();
  const candidate = { name, value: vault.seal(made, secretOf(name)) };
  await db
    .insertInto('secrets')
    .values(candidate)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await read()) ?? made;
}
