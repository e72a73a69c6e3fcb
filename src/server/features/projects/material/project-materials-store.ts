import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import { owedStatuses } from '#domain/projects/material/material-status.ts';
import type { ProjectMaterialTable } from '#server/database/tables/material-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

export type MaterialRow = Selectable<ProjectMaterialTable>;

/** What the customer of a project owes it, in its order. */
export function findMaterials(db: Db, projectId: string): Promise<MaterialRow[]> {
  return db
    .selectFrom('project_materials')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A thing that is owed, as far as lists of projects tell of it. */
export type OwedRow = Pick<MaterialRow, 'id' | 'project_id' | 'title' | 'due_on' | 'status'>;

/** What customers still owe some projects, what is needed first before the rest; things without a day last. */
export async function findOwedMaterials(db: Db, projectIds: readonly string[]): Promise<OwedRow[]> {
  if (projectIds.length === 0) return [];
  return db
    .selectFrom('project_materials')
    .select(['id', 'project_id', 'title', 'due_on', 'status'])
    .where('project_id', 'in', projectIds)
    .where('status', 'in', owedStatuses)
    .orderBy((row) => row.fn.coalesce('due_on', row.val('9999')))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Adds things to the list of a project. */
export async function insertMaterials(
  transaction: Transacting,
  rows: readonly Insertable<ProjectMaterialTable>[],
): Promise<void> {
  if (rows.length > 0) await transaction.insertInto('project_materials').values(rows).execute();
}

/** Changes a thing of a locked project and counts its version on. */
export async function changeMaterialRow(
  transaction: Transacting,
  { id, version }: Pick<MaterialRow, 'id' | 'version'>,
  set: Updateable<ProjectMaterialTable>,
): Promise<void> {
  await transaction
    .updateTable('project_materials')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Takes a thing off the list of a locked project. */
export async function removeMaterialRow(transaction: Transacting, id: string): Promise<void> {
  await transaction.deleteFrom('project_materials').where('id', '=', id).execute();
}

/** Notes how many reminders of a thing are over; no new version, as nobody's work is disturbed by it. */
export async function noteReminder(
  transaction: Transacting,
  { id, reminders, today }: { id: string; reminders: number; today: string },
): Promise<void> {
  await transaction.updateTable('project_materials').set({ reminders, told_on: today }).where('id', '=', id).execute();
}
