import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import type { MilestoneStatus } from '#domain/projects/milestone-status.ts';
import type { TimedMilestone } from '#domain/projects/timeline.ts';

/** What the timeline shows of a milestone, in the office and in the portal. */
export type ShownMilestone = {
  id: string;
  title: string;
  status: MilestoneStatus;
  plannedStart: string | null;
  plannedEnd: string | null;
  startedAt: number | null;
  submittedAt: number | null;
  decidedAt: number | null;
};

/** The days of a milestone as its customer counts them: it ends when it is handed over, or skipped, and goes on while changes are asked for. */
export function timedMilestone(milestone: ShownMilestone, language: Language): TimedMilestone {
  const { status, plannedStart, plannedEnd, startedAt, submittedAt, decidedAt } = milestone;
  const ends = { submitted: submittedAt, approved: submittedAt ?? decidedAt, skipped: decidedAt };
  const endedAt = status in ends ? ends[status as keyof typeof ends] : null;
  const day = (time: number | null) => (time === null ? null : dayOf(time, language));
  return { plannedStart, plannedEnd, startedOn: day(startedAt), endedOn: day(endedAt) };
}
