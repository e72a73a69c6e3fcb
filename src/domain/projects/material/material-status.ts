import type { FieldIssue } from '../../field-issue.ts';
import { type ProjectActor, type ProjectFlags, type ProjectStatus, isProjectOver } from '../project-status.ts';

/** How a thing stands that the customer owes a project (I7): owed, sent by them, good as it is, or asked for once more. */
export const materialStatuses = ['owed', 'sent', 'accepted', 'asked_again'] as const;
export type MaterialStatus = (typeof materialStatuses)[number];

/** What can be done with it. */
export const materialActions = ['send', 'accept', 'ask-again', 'change', 'remove'] as const;
export type MaterialAction = (typeof materialActions)[number];

/** One permitted action: by whom, what it leads to (null takes the thing off the list), and whether it needs a reason. */
export type MaterialStep = {
  action: MaterialAction;
  by: ProjectActor;
  to: MaterialStatus | null;
  needsReason?: true;
};

const accept: MaterialStep = { action: 'accept', by: 'admin', to: 'accepted' };
const askAgain: MaterialStep = { action: 'ask-again', by: 'admin', to: 'asked_again', needsReason: true };
const send: MaterialStep = { action: 'send', by: 'customer', to: 'sent' };
const changeIn = (to: MaterialStatus): MaterialStep => ({ action: 'change', by: 'admin', to });

/**
 * The one table of steps: enforced by the server, offered by the screens. The customer sends, also more of it while nobody has
 * accepted it; the agency accepts, also what came another way, and takes off the list only what nothing was given for.
 */
export const materialSteps: Record<MaterialStatus, readonly MaterialStep[]> = {
  owed: [send, accept, changeIn('owed'), { action: 'remove', by: 'admin', to: null }],
  sent: [send, accept, askAgain, changeIn('sent')],
  accepted: [askAgain],
  asked_again: [send, accept, changeIn('asked_again')],
};

/** Statuses in which the customer owes something. */
export const owedStatuses: readonly MaterialStatus[] = ['owed', 'asked_again'];

/** A project as its material is decided. */
export type MaterialProject = ProjectFlags & { status: ProjectStatus };

/** Whether material still changes: also on hold, which often waits for it, but not once the project is over. */
export const isMaterialOpen = (project: MaterialProject): boolean => !isProjectOver(project);

/** Whether a thing was never given to a project that is over: nobody owes it any more (I7). */
export const isNotGiven = (status: MaterialStatus, { isOpen }: { isOpen: boolean }): boolean =>
  !isOpen && owedStatuses.includes(status);

export type MaterialDecision =
  | { ok: true; to: MaterialStatus | null }
  | { ok: false; rule: 'step-not-allowed' | 'reason-required' };

type Wish = { action: MaterialAction; actor: ProjectActor; reason?: string };

/** Decides whether an actor may do something with a thing that is owed. */
export function decideMaterialStep(
  status: MaterialStatus,
  { action, actor, reason = '' }: Wish,
  project: MaterialProject,
): MaterialDecision {
  const step = materialSteps[status].find((each) => each.action === action && each.by === actor);
  if (!step || !isMaterialOpen(project)) return { ok: false, rule: 'step-not-allowed' };
  return step.needsReason && reason.trim() === '' ? { ok: false, rule: 'reason-required' } : { ok: true, to: step.to };
}

/** Whether its day is over and the customer still owes it; days as `YYYY-MM-DD`. */
export const isMaterialLate = (
  { status, dueOn }: { status: MaterialStatus; dueOn: string | null },
  today: string,
): boolean => dueOn !== null && dueOn < today && owedStatuses.includes(status);

/** What a customer gives, as far as it must not be nothing. */
export type GivenMaterial = { note: string; secret: string; files: number };

/** Returns what is missing from what a customer sends: access data where they are asked for, else a file or words. */
export function checkGiven(
  { note, secret, files }: GivenMaterial,
  { isSecret }: { isSecret: boolean },
): FieldIssue<'note' | 'secret'>[] {
  if (isSecret) return secret.trim() === '' ? [{ field: 'secret', rule: 'required' }] : [];
  return note.trim() === '' && files === 0 ? [{ field: 'note', rule: 'nothing-given' }] : [];
}
