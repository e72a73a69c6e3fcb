import type { ProjectDetail } from '#contract/projects/projects.ts';
import { type MilestoneFacts, checkMilestone } from '#domain/projects/check-project.ts';
import type { MilestoneStatus } from '#domain/projects/milestone-status.ts';
import { closedMilestoneStatuses } from '#domain/projects/project-status.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { type MilestoneRow, changeMilestoneRow, insertMilestones } from '#server/features/projects/milestones-store.ts';
import { noteProjectEvent } from '#server/features/projects/note-project-event.ts';
import { newMilestoneRow } from '#server/features/projects/prepare-project.ts';
import { positionAfter } from '#server/features/projects/scope/grow-scope.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { type Changing, type ProjectChange, changeProject } from './change-project.ts';
import { moveMilestone } from './move-milestone.ts';

type Milestoned = ProjectChange & { milestone: string };

/** The milestone of a project with an id. Throws `not-found`. */
export function milestoneOf({ milestones }: Pick<Changing, 'milestones'>, id: string): MilestoneRow {
  const found = milestones.find((milestone) => milestone.id === id);
  if (!found) throw new AppError('not-found');
  return found;
}

/**
 * Adds a milestone after the last one. Throws `invalid-input`, `step-not-allowed` where the project is completed or has as many as it
 * may, `not-found`, `changed-meanwhile`.
 */
export function addMilestone(
  services: Services,
  { facts, ...change }: ProjectChange & { facts: MilestoneFacts },
): Promise<ProjectDetail> {
  refuseFields(checkMilestone(facts), change.caller.language);
  return changeProject(services, change, {
    work: async (transaction, { project, milestones, mover }) => {
      const isFull = milestones.length >= projectLimits.milestones;
      if (isFull || project.status === 'completed') throw new AppError('step-not-allowed');
      const position = positionAfter(milestones);
      const id = mover.newId();
      await insertMilestones(transaction, [
        newMilestoneRow({ id, projectId: project.id, position, planPartIndex: null, ...cleaned(facts) }),
      ]);
      await noteProjectEvent(transaction, project.id, { mover, kind: 'milestone-added', milestoneId: id });
      return {};
    },
  });
}

/** Changes a milestone that is not closed. Throws `invalid-input`, `step-not-allowed`, `not-found`, `changed-meanwhile`. */
export function changeMilestone(
  services: Services,
  { facts, milestone: id, ...change }: Milestoned & { facts: MilestoneFacts },
): Promise<ProjectDetail> {
  refuseFields(checkMilestone(facts), change.caller.language);
  return changeProject(services, change, {
    work: async (transaction, changing) => {
      const milestone = milestoneOf(changing, id);
      // What was approved is part of the record.
      if (closedMilestoneStatuses.includes(milestone.status)) throw new AppError('step-not-allowed');
      const { title, description, weight, plannedStart, plannedEnd } = cleaned(facts);
      const set = { title, description, weight, planned_start: plannedStart, planned_end: plannedEnd };
      await changeMilestoneRow(transaction, id, set);
      const { project, mover } = changing;
      await noteProjectEvent(transaction, project.id, { mover, kind: 'milestone-changed', milestoneId: id });
      return {};
    },
  });
}

const cleaned = ({ title, description, ...facts }: MilestoneFacts): MilestoneFacts => ({
  ...facts,
  title: title.trim(),
  description: description.trim(),
});

/** Brings milestones into another order. Throws `not-found` unless each is named once, `changed-meanwhile`. */
export function orderMilestones(
  services: Services,
  { ids, ...change }: ProjectChange & { ids: readonly string[] },
): Promise<ProjectDetail> {
  return changeProject(services, change, {
    work: async (transaction, { project, milestones, mover }) => {
      const isSame = ids.length === milestones.length && milestones.every(({ id }) => ids.includes(id));
      if (!isSame) throw new AppError('not-found');
      for (const [position, id] of ids.entries()) await changeMilestoneRow(transaction, id, { position });
      await noteProjectEvent(transaction, project.id, { mover, kind: 'milestones-ordered' });
      return {};
    },
  });
}

/**
 * Starts, resumes or skips a milestone, or decides it on behalf of the customer. What is handed over goes by `handOverMilestone`. Throws
 * `step-not-allowed`, `reason-required`, `not-found`, `changed-meanwhile`.
 */
export function moveByOffice(
  services: Services,
  { milestone: id, to, reason, ...change }: Milestoned & { to: MilestoneStatus; reason: string },
): Promise<ProjectDetail> {
  return changeProject(services, change, {
    work: async (transaction, changing) => {
      if (to === 'submitted') throw new AppError('step-not-allowed');
      const { project, mover } = changing;
      await moveMilestone(services, transaction, { project, milestone: milestoneOf(changing, id), to, mover, reason });
      return {};
    },
  });
}
