import { type ProjectActor, type ProjectFlags, isRunning } from './project-status.ts';

/** Statuses of a milestone (domain rules, "Project and milestone"). */
export const milestoneStatuses = [
  'planned',
  'in_progress',
  'submitted',
  'approved',
  'changes_requested',
  'skipped',
] as const;
export type MilestoneStatus = (typeof milestoneStatuses)[number];

/** One permitted move: by whom, and who of them needs words: a reason, or an administrator's note on what they rely on. */
export type MilestoneMove = {
  to: MilestoneStatus;
  by: readonly ProjectActor[];
  reasonFrom?: readonly ProjectActor[];
};

const skip: MilestoneMove = { to: 'skipped', by: ['admin'], reasonFrom: ['admin'] };

/** The one table of moves: enforced by the server, offered by the screens. The customer decides, an administrator on behalf. */
export const milestoneMoves: Record<MilestoneStatus, readonly MilestoneMove[]> = {
  planned: [{ to: 'in_progress', by: ['admin'] }, skip],
  in_progress: [{ to: 'submitted', by: ['admin'] }, skip],
  submitted: [
    { to: 'approved', by: ['customer', 'admin'], reasonFrom: ['admin'] },
    { to: 'changes_requested', by: ['customer', 'admin'], reasonFrom: ['customer', 'admin'] },
    skip,
  ],
  changes_requested: [{ to: 'in_progress', by: ['admin'] }, skip],
  approved: [],
  skipped: [],
};

export type MilestoneDecision = { ok: true } | { ok: false; rule: 'step-not-allowed' | 'reason-required' };

/** A milestone as its moves are decided, with the flags of its project. */
export type StandingMilestone = ProjectFlags & { status: MilestoneStatus };

/** Decides whether an actor may move a milestone; nothing moves while its project is on hold or cancelled. */
export function decideMilestoneMove(
  milestone: StandingMilestone,
  to: MilestoneStatus,
  { actor, reason = '' }: { actor: ProjectActor; reason?: string },
): MilestoneDecision {
  const move = milestoneMoves[milestone.status].find((each) => each.to === to && each.by.includes(actor));
  if (!move || !isRunning(milestone)) return { ok: false, rule: 'step-not-allowed' };
  const isMissing = move.reasonFrom?.includes(actor) && reason.trim() === '';
  return isMissing ? { ok: false, rule: 'reason-required' } : { ok: true };
}
