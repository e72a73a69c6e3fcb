import type { Kysely } from 'kysely';
import { secretOf } from '#server/vault/sealed-values-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { DatabaseSchema } from './schema.ts';

type Keeper = { db: Kysely<DatabaseSchema>; vault: Vault };

/**
 * The installation's secret of that name, made at the first call and stored sealed; all instances get the same one (K2).
 */
export async function readOrCreateSecret(keeper: Keeper, name: string, random: () => string): Promise<string> {
  const { db, vault } = keeper;
  const read = async () => {
    const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
    return row && vault.open(row.value, secretOf(name));
  };
  const known = await read();
  if (known !== undefined) return known;
  const made = random();
  await storeSecret(keeper, name, made);
  return (await read()) ?? made;
}

/** Stores a secret sealed, unless there is one of that name. */
export async function storeSecret({ db, vault }: Keeper, name: string, value: string): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name, value: vault.seal(value, secretOf(name)) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** The secret of that name and those named `<name>/…`, opened. */
export async function listSecrets({ db, vault }: Keeper, name: string): Promise<{ name: string; value: string }[]> {
  const rows = await db
    .selectFrom('secrets')
    .selectAll()
    .where((row) => row.or([row('name', '=', name), row('name', 'like', `${name}/%`)]))
    .execute();
  return rows.map((row) => ({ name: row.name, value: vault.open(row.value, secretOf(row.name)) }));
}
