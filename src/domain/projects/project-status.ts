import type { MilestoneStatus } from './milestone-status.ts';

/** Statuses of a project (spec §3, domain rules, "Project and milestone"). On hold and cancelled are flags beside the status. */
export const projectStatuses = ['planning', 'development', 'testing', 'completed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Who can change a project: an administrator, its customer, or a job of the server. */
export const projectActors = ['admin', 'customer', 'system'] as const;
export type ProjectActor = (typeof projectActors)[number];

/** One permitted move of an administrator: a step back needs a reason, completion that nothing is open. */
export type ProjectMove = { to: ProjectStatus; needsReason?: true };

/** The one table of moves: enforced by the server, offered by the screens (domain rules, "Project and milestone"). */
export const projectMoves: Record<ProjectStatus, readonly ProjectMove[]> = {
  planning: [{ to: 'development' }],
  development: [{ to: 'testing' }, { to: 'planning', needsReason: true }],
  testing: [{ to: 'completed' }, { to: 'development', needsReason: true }],
  completed: [{ to: 'testing', needsReason: true }],
};

/** What the flags say of a project. */
export type ProjectFlags = { isOnHold: boolean; isCancelled: boolean };

/** Whether work goes on: neither on hold nor cancelled. */
export const isRunning = ({ isOnHold, isCancelled }: ProjectFlags): boolean => !isOnHold && !isCancelled;

/** Whether nothing more is done in a project: completed or cancelled, not merely on hold. */
export const isProjectOver = ({ status, isCancelled }: { status: ProjectStatus; isCancelled: boolean }): boolean =>
  status === 'completed' || isCancelled;

/** Statuses of a milestone that nothing more is expected of. */
export const closedMilestoneStatuses: readonly MilestoneStatus[] = ['approved', 'skipped'];

export type ProjectDecision = { ok: true } | { ok: false; rule: ProjectRefusal };
export type ProjectRefusal = 'step-not-allowed' | 'reason-required' | 'milestones-open' | 'change-unsigned';

/** A project as its moves are decided. */
export type StandingProject = ProjectFlags & {
  status: ProjectStatus;
  milestones: readonly MilestoneStatus[];
  /** A change of its scope waits to be signed; left out where that is not known, as in lists. */
  isChangeOpen?: boolean;
};

type By = { actor: ProjectActor; reason?: string };

const refuse = (rule: ProjectRefusal): ProjectDecision => ({ ok: false, rule });

/** Decides whether an actor may move a project to a status; nothing moves while it is on hold or cancelled. */
export function decideProjectMove(
  project: StandingProject,
  to: ProjectStatus,
  { actor, reason = '' }: By,
): ProjectDecision {
  const move = projectMoves[project.status].find((each) => each.to === to);
  if (!move || actor !== 'admin' || !isRunning(project)) return refuse('step-not-allowed');
  const open = to === 'completed' ? whatIsOpen(project) : null;
  if (open) return refuse(open);
  return move.needsReason && reason.trim() === '' ? refuse('reason-required') : { ok: true };
}

/** What keeps a project from being completed: work first, then a change of its scope that waits to be signed. */
function whatIsOpen({ milestones, isChangeOpen }: StandingProject): 'milestones-open' | 'change-unsigned' | null {
  if (milestones.some((status) => !closedMilestoneStatuses.includes(status))) return 'milestones-open';
  return isChangeOpen ? 'change-unsigned' : null;
}

/** How the flags of a project change; `resume` ends whichever is set. */
export const flagChanges = ['hold', 'resume', 'cancel'] as const;
export type FlagChange = (typeof flagChanges)[number];

/**
 * Decides whether an actor may set or end a flag; each needs a reason but `resume`, and a completed project has none. What waits to be
 * signed keeps a project from being cancelled.
 */
export function decideFlagChange(
  { status, isOnHold, isCancelled, isChangeOpen = false }: Omit<StandingProject, 'milestones'>,
  change: FlagChange,
  { actor, reason = '' }: By,
): ProjectDecision {
  const isPossible = flagsThatMayChange({ status, isOnHold, isCancelled })[change];
  if (actor !== 'admin' || !isPossible) return refuse('step-not-allowed');
  if (change === 'cancel' && isChangeOpen) return refuse('change-unsigned');
  return change !== 'resume' && reason.trim() === '' ? refuse('reason-required') : { ok: true };
}

const flagsThatMayChange = ({
  status,
  isOnHold,
  isCancelled,
}: ProjectFlags & { status: ProjectStatus }): Record<FlagChange, boolean> => ({
  hold: !isOnHold && !isCancelled && status !== 'completed',
  resume: isOnHold || isCancelled,
  cancel: !isCancelled && status !== 'completed',
});

/** Tabs of the office's list. */
export const projectTabs = ['open', 'late', 'waiting', 'held', 'completed', 'cancelled'] as const;
export type ProjectTab = (typeof projectTabs)[number];

/** What an entry in the history of a project says. */
export const projectEventKinds = [
  'created',
  'changed',
  'moved',
  'held',
  'resumed',
  'cancelled',
  'milestone-added',
  'milestone-changed',
  'milestones-ordered',
  'milestone-moved',
  'scope-changed',
] as const;
export type ProjectEventKind = (typeof projectEventKinds)[number];
