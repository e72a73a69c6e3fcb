import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { HandoverPictureTable } from '#server/database/tables/project-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

export type PictureRow = Selectable<HandoverPictureTable>;

/** The pictures of everything that was handed over in a project, each hand-over's in their order. */
export async function findPictures(db: Db, milestoneIds: readonly string[]): Promise<PictureRow[]> {
  if (milestoneIds.length === 0) return [];
  return db
    .selectFrom('handover_pictures')
    .selectAll()
    .where('milestone_id', 'in', milestoneIds)
    .orderBy('handover_id')
    .orderBy('n')
    .execute();
}

/** A picture of a project by its id; null where the project has none with it. */
export async function findPictureOf(
  db: Db,
  { projectId, id }: { projectId: string; id: string },
): Promise<PictureRow | null> {
  const row = await db
    .selectFrom('handover_pictures as pictures')
    .innerJoin('project_milestones as milestones', 'milestones.id', 'pictures.milestone_id')
    .selectAll('pictures')
    .where('pictures.id', '=', id)
    .where('milestones.project_id', '=', projectId)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the pictures of a hand-over. */
export async function insertPictures(
  transaction: Transaction<DatabaseSchema>,
  rows: readonly Insertable<HandoverPictureTable>[],
): Promise<void> {
  if (rows.length > 0) await transaction.insertInto('handover_pictures').values(rows).execute();
}
