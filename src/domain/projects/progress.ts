import type { MilestoneStatus } from './milestone-status.ts';

type Weighed = { status: MilestoneStatus; weight: number };

/**
 * How far a project is, in whole percent rounded down: the weight of approved milestones over all that are not skipped (domain
 * rules, "Project and milestone"). 100 only when every one of them is approved, 0 where there is none.
 */
export function progressOf(milestones: readonly Weighed[]): number {
  const counted = milestones.filter(({ status }) => status !== 'skipped');
  const approved = counted.filter(({ status }) => status === 'approved');
  if (approved.length === 0) return 0;
  if (approved.length === counted.length) return 100;
  // Multiplied before it is divided: 29 / 100 * 100 is a little less than 29 in floating point.
  return Math.min(99, Math.floor((100 * sumOf(approved)) / Math.max(1, sumOf(counted))));
}

const sumOf = (milestones: readonly Weighed[]) => milestones.reduce((sum, { weight }) => sum + weight, 0);
