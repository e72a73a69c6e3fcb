import { mostReferenceAskings } from '../references/reference.ts';

/** How the leave of a case study stands. */
export const caseStudyLeaves = ['none', 'asked', 'given', 'declined', 'withdrawn'] as const;
export type CaseStudyLeave = (typeof caseStudyLeaves)[number];

export type LeaveAction = 'ask' | 'give' | 'decline' | 'take-back' | 'publish';

/** How a leave stands, and how often the customer was asked since they last agreed. */
export type LeaveStanding = { leave: CaseStudyLeave; askedTimes: number };

const steps: Record<CaseStudyLeave, Partial<Record<LeaveAction, CaseStudyLeave>>> = {
  none: { ask: 'asked' },
  asked: { ask: 'asked', give: 'given', decline: 'declined' },
  given: { ask: 'given', give: 'given', 'take-back': 'withdrawn', publish: 'given' },
  declined: { give: 'given' },
  withdrawn: { ask: 'asked', give: 'given' },
};

/**
 * Where a step leads; null where it is not possible (A11). A customer is asked once, and once more by the owner; one who said no is left
 * alone, but may change their mind. Whoever has agreed is asked again when the text in their language or a picture has changed: until
 * then the site shows what they have agreed to.
 */
export function decideLeave({ leave, askedTimes }: LeaveStanding, action: LeaveAction): CaseStudyLeave | null {
  if (action === 'ask' && askedTimes >= mostReferenceAskings) return null;
  return steps[leave][action] ?? null;
}
