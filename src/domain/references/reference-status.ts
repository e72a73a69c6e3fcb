import { mostReferenceAskings } from './reference.ts';

/** How a reference stands (domain rules, "Reference"). */
export const referenceStatuses = ['asked', 'declined', 'given', 'shown', 'hidden', 'withdrawn'] as const;
export type ReferenceStatus = (typeof referenceStatuses)[number];

/** What can be done with it; `narrow` takes leave for parts back and changes nothing else. */
export const referenceActions = ['give', 'narrow', 'decline', 'take-back', 'show', 'hide', 'ask-again'] as const;
export type ReferenceAction = (typeof referenceActions)[number];

export const referenceActors = ['customer', 'admin'] as const;
export type ReferenceActor = (typeof referenceActors)[number];

export type ReferenceStep = { action: ReferenceAction; by: ReferenceActor; to: ReferenceStatus };

const give: ReferenceStep = { action: 'give', by: 'customer', to: 'given' };
const takeBack: ReferenceStep = { action: 'take-back', by: 'customer', to: 'withdrawn' };
const show: ReferenceStep = { action: 'show', by: 'admin', to: 'shown' };
const askAgain: ReferenceStep = { action: 'ask-again', by: 'admin', to: 'asked' };
const narrowIn = (to: ReferenceStatus): ReferenceStep => ({ action: 'narrow', by: 'customer', to });

/**
 * The one table of steps: enforced by the server, offered by the screens. New words wait until the owner has read and shown them; less
 * of what is shown is less at once. Whoever said no is not asked again, but may change their mind.
 */
export const referenceSteps: Record<ReferenceStatus, readonly ReferenceStep[]> = {
  asked: [give, { action: 'decline', by: 'customer', to: 'declined' }, askAgain],
  declined: [give],
  given: [give, narrowIn('given'), takeBack, show],
  shown: [give, narrowIn('shown'), takeBack, { action: 'hide', by: 'admin', to: 'hidden' }],
  hidden: [give, narrowIn('hidden'), takeBack, show],
  withdrawn: [give, askAgain],
};

export type ReferenceDecision = { ok: true; to: ReferenceStatus } | { ok: false; rule: 'step-not-allowed' };

type Standing = { status: ReferenceStatus; askedTimes: number };

/** Decides whether an actor may do something with a reference that was asked for so many times. */
export function decideReferenceStep(
  { status, askedTimes }: Standing,
  { action, actor }: { action: ReferenceAction; actor: ReferenceActor },
): ReferenceDecision {
  const step = referenceSteps[status].find((each) => each.action === action && each.by === actor);
  const isTooOften = action === 'ask-again' && askedTimes >= mostReferenceAskings;
  return step && !isTooOften ? { ok: true, to: step.to } : { ok: false, rule: 'step-not-allowed' };
}

/** Whether a reference has words of its customer. */
export const hasWords = (status: ReferenceStatus): boolean =>
  status === 'given' || status === 'shown' || status === 'hidden';
