import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { MaterialEventTable } from '#server/database/tables/material-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
export type MaterialEventRow = Selectable<MaterialEventTable>;

/** What was said about some things that are owed, oldest first. */
export async function findMaterialEvents(db: Db, materialIds: readonly string[]): Promise<MaterialEventRow[]> {
  if (materialIds.length === 0) return [];
  return db
    .selectFrom('material_events')
    .selectAll()
    .where('material_id', 'in', materialIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Whether a call has added its event already. */
export async function hasMaterialEvent(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('material_events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Adds what was said. */
export async function insertMaterialEvent(
  transaction: Transaction<DatabaseSchema>,
  row: Insertable<MaterialEventTable>,
): Promise<void> {
  await transaction.insertInto('material_events').values(row).execute();
}
