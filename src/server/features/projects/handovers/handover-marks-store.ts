import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { HandoverMarkTable } from '#server/database/tables/project-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

export type MarkRow = Selectable<HandoverMarkTable>;

/** The marks on everything that was handed over for some milestones, each hand-over's in their order. */
export async function findMarks(db: Db, milestoneIds: readonly string[]): Promise<MarkRow[]> {
  if (milestoneIds.length === 0) return [];
  return db
    .selectFrom('handover_marks')
    .selectAll()
    .where('milestone_id', 'in', milestoneIds)
    .orderBy('handover_id')
    .orderBy('n')
    .execute();
}

/** Stores the marks of one wish for changes. */
export async function insertMarks(
  transaction: Transaction<DatabaseSchema>,
  rows: readonly Insertable<HandoverMarkTable>[],
): Promise<void> {
  if (rows.length > 0) await transaction.insertInto('handover_marks').values(rows).execute();
}

/** Changes what the agency says to a mark. */
export async function changeMarkRow(
  transaction: Transaction<DatabaseSchema>,
  id: string,
  set: Pick<Updateable<HandoverMarkTable>, 'done_at' | 'done_by_id' | 'answer'>,
): Promise<void> {
  await transaction.updateTable('handover_marks').set(set).where('id', '=', id).execute();
}
