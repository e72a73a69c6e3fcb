import type { Kysely } from 'kysely';
import type { DecisionOnHandover, HandoverMark, MilestoneHandover } from '#contract/projects/handovers.ts';
import { decisionsOf } from '#domain/projects/handovers/handover-decisions.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type HandoverRow, type MilestoneRow, findHandovers } from '#server/features/projects/milestones-store.ts';
import { type MarkRow, findMarks } from './handover-marks-store.ts';
import { type PictureRow, findPictures } from './handover-pictures-store.ts';
import { type MilestoneMoveRow, findMilestoneMoves } from './milestone-moves-store.ts';

/** Reads what was handed over in a project, by milestone, oldest first: pictures, marks and the decision on each. */
export async function readHandovers(
  db: Kysely<DatabaseSchema>,
  { id, milestones }: { id: string; milestones: readonly MilestoneRow[] },
): Promise<(milestoneId: string) => MilestoneHandover[]> {
  const ids = milestones.map((milestone) => milestone.id);
  const handovers = await findHandovers(db, [id]);
  const [pictures, marks, moves] = [
    await findPictures(db, ids),
    await findMarks(db, ids),
    await findMilestoneMoves(db, id),
  ];
  return (milestoneId) => {
    const decisions = decisionsOf(moves.filter((move) => move.milestoneId === milestoneId));
    return handovers
      .filter((handover) => handover.milestone_id === milestoneId)
      .map((handover) =>
        presentHandover(handover, {
          pictures: pictures.filter(({ handover_id: handoverId }) => handoverId === handover.id),
          marks: marks.filter(({ handover_id: handoverId }) => handoverId === handover.id),
          decision: decisions[handover.n - 1] ?? null,
        }),
      );
  };
}

type Decision = ReturnType<typeof decisionsOf<MilestoneMoveRow>>[number];
type Parts = { pictures: readonly PictureRow[]; marks: readonly MarkRow[]; decision: Decision };

function presentHandover({ n, text, link, at }: HandoverRow, { pictures, marks, decision }: Parts): MilestoneHandover {
  return {
    n,
    text,
    link,
    at,
    pictures: pictures.map(({ id, n: number, alt, width, height }) => ({ id, n: number, alt, width, height })),
    marks: marks.map((mark) => presentMark(mark, pictures)),
    decision: decision && presentDecision(decision),
  };
}

/** A mark as both sides see it, with the number of its picture. */
export const presentMark = (
  { id, n, picture_id: pictureId, x, y, place, comment, done_at: doneAt, answer }: MarkRow,
  pictures: readonly Pick<PictureRow, 'id' | 'n'>[],
): HandoverMark => ({
  id,
  n,
  picture: pictures.find((picture) => picture.id === pictureId)?.n ?? null,
  x,
  y,
  place,
  comment,
  isDone: doneAt !== null,
  answer,
});

const presentDecision = ({ to, at, by, name, reason }: NonNullable<Decision>): DecisionOnHandover => ({
  to,
  at,
  by,
  name,
  reason,
});
