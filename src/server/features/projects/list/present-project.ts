import type { ProjectRow } from '#contract/projects/projects.ts';
import type { ProjectMilestone } from '#contract/projects/projects.ts';
import { dayOf } from '#domain/days.ts';
import { isMaterialLate } from '#domain/projects/material/material-status.ts';
import { progressOf } from '#domain/projects/progress.ts';
import { closedMilestoneStatuses } from '#domain/projects/project-status.ts';
import { outlookOf } from '#domain/projects/project-outlook.ts';
import type { OwedRow } from '#server/features/projects/material/project-materials-store.ts';
import type { MilestoneRow } from '#server/features/projects/milestones-store.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import { numberOf } from '#server/features/quotes/quote-store.ts';
import type { JoinedProject } from './project-rows-store.ts';

/** The flags of a project. */
export const flagsOf = ({ on_hold_since: heldSince, cancelled_at: cancelledAt }: ProjectDbRow) => ({
  isOnHold: heldSince !== null && cancelledAt === null,
  isCancelled: cancelledAt !== null,
});

type OfficeOnly = 'customer' | 'openMilestones' | 'version';

/** What belongs to a project: its milestones, and what its customer still owes it. */
export type ProjectParts = { milestones: readonly MilestoneRow[]; owed: readonly OwedRow[] };

/** What both sides see of a project in lists, at a time (ms UTC). */
export function presentProject(
  row: JoinedProject,
  { milestones, owed }: ProjectParts,
  now: number,
): Omit<ProjectRow, OfficeOnly> {
  const { language, status, due_on: dueOn } = row;
  const flags = flagsOf(row);
  const today = dayOf(now, language);
  const isLate = owed.some((each) => isMaterialLate({ status: each.status, dueOn: each.due_on }, today));
  const named = milestones.map(({ title, status: state, planned_end: plannedEnd }) => ({
    title,
    status: state,
    plannedEnd,
  }));
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    language,
    status,
    ...flags,
    progress: progressOf(milestones),
    ...outlookOf({ status, ...flags, dueOn, milestones: named, isMaterialLate: isLate }, today),
    startsOn: row.starts_on,
    dueOn,
    completedAt: row.completed_at,
    createdAt: row.created_at,
    quoteId: row.quote_id,
    quoteNumber: quoteNumberOf(row),
  };
}

function quoteNumberOf({ version_number: version, ...row }: JoinedProject): string | null {
  return version === null ? null : numberOf({ ...row, version_number: version });
}

/** Whom a project is for; null once they are gone. */
function customerOf({ customer_id: id, customer_name: name, customer_company: company }: JoinedProject) {
  return id === null || name === null ? null : { id, name, company: company ?? '' };
}

/** What of a project the office alone sees in lists. */
export const presentForOffice = (
  row: JoinedProject,
  milestones: readonly MilestoneRow[],
): Pick<ProjectRow, OfficeOnly> => ({
  customer: customerOf(row),
  openMilestones: milestones.filter(({ status }) => !closedMilestoneStatuses.includes(status)).length,
  version: row.version,
});

/** A milestone with what was handed over for it, and the change of scope that has added it. */
export function presentMilestone(
  row: MilestoneRow,
  { handovers, changeNumber }: Pick<ProjectMilestone, 'handovers' | 'changeNumber'>,
): ProjectMilestone {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    weight: row.weight,
    status: row.status,
    plannedStart: row.planned_start,
    plannedEnd: row.planned_end,
    startedAt: row.started_at,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
    reason: row.reason,
    releasesPayment: row.plan_part_index !== null,
    changeNumber,
    handovers,
  };
}
