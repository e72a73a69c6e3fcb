import type { MilestoneStatus } from './milestone-status.ts';
import { type ProjectFlags, type ProjectStatus, closedMilestoneStatuses, isRunning } from './project-status.ts';

/** Who has to do something next. */
export const waitingSides = ['customer', 'agency'] as const;
export type ProjectSide = (typeof waitingSides)[number];

/** What is known of a project when its outlook is asked for; days as `YYYY-MM-DD`. */
export type ProjectState = ProjectFlags & {
  status: ProjectStatus;
  dueOn: string | null;
  /** Something that the customer owes is late (I7). */
  isMaterialLate: boolean;
  milestones: readonly { title: string; status: MilestoneStatus; plannedEnd: string | null }[];
};

/** What comes next in a project and whether it is late. */
export type ProjectOutlook = {
  /** Null when nobody waits: completed, on hold, cancelled. */
  waitsFor: ProjectSide | null;
  isLate: boolean;
  /** The next day that was planned, and what for; null without one. */
  next: { title: string; on: string } | null;
};

/** Whom a project waits for, whether a planned day has passed, and which comes next, on a day where its customer lives (I1). */
export function outlookOf(
  { status, dueOn, milestones, isMaterialLate, ...flags }: ProjectState,
  today: string,
): ProjectOutlook {
  if (status === 'completed' || !isRunning(flags)) return { waitsFor: null, isLate: false, next: null };
  const open = milestones.filter((milestone) => !closedMilestoneStatuses.includes(milestone.status));
  const ends = open.flatMap(({ title, plannedEnd }) => (plannedEnd === null ? [] : [{ title, on: plannedEnd }]));
  return {
    waitsFor: isMaterialLate || open.some((milestone) => milestone.status === 'submitted') ? 'customer' : 'agency',
    isLate: ends.some(({ on }) => on < today) || (dueOn !== null && dueOn < today),
    next: ends.toSorted((one, other) => one.on.localeCompare(other.on))[0] ?? null,
  };
}
