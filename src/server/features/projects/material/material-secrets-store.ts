import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { MaterialSecretTable } from '#server/database/tables/material-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

/** That access data were given, and whether somebody has read them. */
export type SecretFacts = Pick<Selectable<MaterialSecretTable>, 'id' | 'material_id' | 'given_at' | 'read_at'>;

/** Access data that were given for some things, without their values, oldest first. */
export async function findMaterialSecrets(db: Db, materialIds: readonly string[]): Promise<SecretFacts[]> {
  if (materialIds.length === 0) return [];
  return db
    .selectFrom('material_secrets')
    .select(['id', 'material_id', 'given_at', 'read_at'])
    .where('material_id', 'in', materialIds)
    .orderBy('given_at')
    .orderBy('id')
    .execute();
}

/** Keeps access data, sealed. */
export async function insertMaterialSecret(
  transaction: Transacting,
  row: Insertable<MaterialSecretTable>,
): Promise<void> {
  await transaction.insertInto('material_secrets').values(row).execute();
}

/** The newest access data of a thing, sealed; empty once they were read. Null where none were given. */
export async function findLatestSealed(db: Db, materialId: string): Promise<{ id: string; sealed: string } | null> {
  const row = await db
    .selectFrom('material_secrets')
    .select(['id', 'sealed_value'])
    .where('material_id', '=', materialId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ? { id: row.id, sealed: row.sealed_value } : null;
}

type Reading = { id: string; materialId: string; by: string; now: number };

/** Deletes a sealed value and returns it for whoever was first; null where it was read, or there is none. */
export async function takeSealedValue(
  transaction: Transacting,
  { id, materialId, by, now }: Reading,
): Promise<string | null> {
  const found = await transaction
    .selectFrom('material_secrets')
    .select('sealed_value')
    .where('id', '=', id)
    .where('material_id', '=', materialId)
    .where('sealed_value', '!=', '')
    .executeTakeFirst();
  if (!found) return null;
  const { numUpdatedRows } = await transaction
    .updateTable('material_secrets')
    .set({ sealed_value: '', read_at: now, read_by: by })
    .where('id', '=', id)
    .where('sealed_value', '=', found.sealed_value)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? found.sealed_value : null;
}
