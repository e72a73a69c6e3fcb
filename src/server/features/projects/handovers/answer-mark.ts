import type { ProjectDetail } from '#contract/projects/projects.ts';
import { mayAnswerMarks } from '#domain/projects/handovers/mark.ts';
import { type ProjectChange, changeProject } from '#server/features/projects/change/change-project.ts';
import { findHandovers } from '#server/features/projects/milestones-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { changeMarkRow, findMarks } from './handover-marks-store.ts';

type Wish = ProjectChange & { mark: string; isDone: boolean; answer: string };

/**
 * Ticks a mark as done, or takes the tick back, and says something to it (I7). Throws `step-not-allowed` once there is a later
 * hand-over or the milestone is closed, `not-found`, `changed-meanwhile`.
 */
export function answerMark(services: Services, { mark: id, isDone, answer, ...change }: Wish): Promise<ProjectDetail> {
  return changeProject(services, change, {
    work: async (transaction, { project, milestones, mover }) => {
      const marks = await findMarks(
        transaction,
        milestones.map((milestone) => milestone.id),
      );
      const mark = marks.find((each) => each.id === id);
      const milestone = milestones.find((each) => each.id === mark?.milestone_id);
      if (!mark || !milestone) throw new AppError('not-found');
      const handovers = await findHandovers(transaction, [project.id]);
      const latest = handovers.findLast(({ milestone_id: milestoneId }) => milestoneId === milestone.id);
      if (!mayAnswerMarks(milestone.status) || latest?.id !== mark.handover_id) throw new AppError('step-not-allowed');
      await changeMarkRow(transaction, id, {
        done_at: isDone ? (mark.done_at ?? mover.now) : null,
        done_by_id: isDone ? (mark.done_by_id ?? mover.actorId) : null,
        answer: answer.trim(),
      });
      return {};
    },
  });
}
