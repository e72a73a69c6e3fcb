import type { Transaction } from 'kysely';
import { type Mark, cleanMark } from '#domain/projects/handovers/mark.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { ProjectMover } from '#server/features/projects/note-project-event.ts';
import { insertMarks } from './handover-marks-store.ts';
import type { PictureRow } from './handover-pictures-store.ts';

type Marked = {
  handover: { id: string; milestoneId: string };
  /** Those of the hand-over. */
  pictures: readonly PictureRow[];
  mover: ProjectMover;
};

/** Stores the marks of a customer on a hand-over, numbered in their order. */
export async function storeMarks(
  transaction: Transaction<DatabaseSchema>,
  marks: readonly Mark[],
  { handover, pictures, mover }: Marked,
): Promise<void> {
  const rows = marks.map((mark, index) => {
    const { picture, ...said } = cleanMark(mark);
    return {
      id: mover.newId(),
      handover_id: handover.id,
      milestone_id: handover.milestoneId,
      n: index + 1,
      picture_id: pictures.find(({ n }) => n === picture)?.id ?? null,
      ...said,
      at: mover.now,
      by_id: mover.actorId,
      done_at: null,
      done_by_id: null,
    };
  });
  await insertMarks(transaction, rows);
}
