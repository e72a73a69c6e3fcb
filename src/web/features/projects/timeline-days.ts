import type { MilestoneStatus } from '#domain/projects/milestone-status.ts';
import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import type { TimedMilestone } from '#domain/projects/timeline.ts';

/** A milestone as its days are drawn; times are ms UTC. */
export type DrawnMilestone = {
  id: string;
  title: string;
  status: MilestoneStatus;
  plannedStart: string | null;
  plannedEnd: string | null;
  startedAt: number | null;
  submittedAt: number | null;
  decidedAt: number | null;
};

/**
 * The days of a milestone where the project's customer lives: the work is over when it was handed over, and only what was skipped
 * ends without.
 */
export function daysOfMilestone(milestone: DrawnMilestone, language: Language): TimedMilestone {
  const { plannedStart, plannedEnd, startedAt, status } = milestone;
  const isHandedOver = status === 'submitted' || status === 'approved';
  const endedAt = isHandedOver ? milestone.submittedAt : status === 'skipped' ? milestone.decidedAt : null;
  const day = (time: number | null) => (time === null ? null : dayOf(time, language));
  return { plannedStart, plannedEnd, startedOn: day(startedAt), endedOn: startedAt === null ? null : day(endedAt) };
}
