import type { Kysely, Transaction } from 'kysely';
import type { Attachment } from '#contract/attachments.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** The files that were given for some things, in the order in which they arrived. */
export async function findMaterialFiles(
  db: Db,
  materialIds: readonly string[],
): Promise<{ materialId: string; file: Attachment }[]> {
  if (materialIds.length === 0) return [];
  const rows = await db
    .selectFrom('material_files as given')
    .innerJoin('attachments as files', 'files.id', 'given.attachment_id')
    .select(['given.material_id as materialId', 'files.id', 'files.name', 'files.type', 'files.size'])
    .select(['files.width', 'files.height', 'files.created_at as createdAt'])
    .where('given.material_id', 'in', materialIds)
    .orderBy('files.id')
    .execute();
  return rows.map(({ materialId, ...file }) => ({ materialId, file }));
}

/** Notes for which thing files were given. */
export async function insertMaterialFiles(
  transaction: Transaction<DatabaseSchema>,
  { materialId, ids }: { materialId: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((id) => ({ attachment_id: id, material_id: materialId }));
  await transaction.insertInto('material_files').values(rows).execute();
}

/** Whether a file was given for something that a project is owed. */
export async function isMaterialFile(
  db: Db,
  { projectId, file }: { projectId: string; file: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('material_files as given')
    .innerJoin('project_materials as materials', 'materials.id', 'given.material_id')
    .select('given.attachment_id')
    .where('given.attachment_id', '=', file)
    .where('materials.project_id', '=', projectId)
    .executeTakeFirst();
  return row !== undefined;
}
