import type { SubmittedRequest } from '#contract/shapes.ts';
import { type Trigger, attemptsAfter, isPermanent, retryDelayMs } from './retry-policy.ts';
import type {
  PendingSubmission,
  QueuedSubmission,
  RefusedSubmission,
  SendFailure,
  SentSubmission,
  Submission,
} from './submission.ts';

/** What happens to a submission. */
export type SubmissionEvent =
  | { type: 'submitted'; submission: Submission }
  /** An attempt ended, at a time in ms. */
  | { type: 'accepted'; submitted: SubmittedRequest }
  | { type: 'failed'; failure: SendFailure; at: number; trigger: Trigger }
  /** The visitor takes a pending one back into its form, or gives it up. */
  | { type: 'withdrawn' }
  | { type: 'discarded' }
  /** Its draft has got its first file: the secret of the draft's files. */
  | { type: 'attached'; attachments: string }
  /** A page looks at the outcome. */
  | { type: 'viewed'; view: OutcomeView };

/** What a page knows when it looks at an outcome. */
export type OutcomeView = {
  /** It shows this submission, its form with the same draft, its confirmation, or something else. */
  screen: 'submission' | 'form' | 'confirmation' | 'other';
  isVisible: boolean;
  /** When the page was opened, and the present time (ms). */
  pageOpenedAt: number;
  now: number;
};

/** What a page does after a transition, in this order. */
export type SubmissionEffect =
  | 'clear-draft'
  /** Only when the draft is still what was sent. */
  | 'clear-sent-draft'
  | 'restore-draft'
  | 'forget-key'
  /** The same content, submitted again, is recognised by the same key. */
  | 'keep-key'
  /** Tells the visitor: on the screen of the submission, or by a toast. */
  | 'report'
  | 'open-confirmation';

/** The next state, null when the submission leaves the queue, and what the page does. */
export type Transition = { state: QueuedSubmission | null; effects: readonly SubmissionEffect[] };

/**
 * Decides what becomes of a submission (C11); nothing else does. An event that does not apply to the state leaves it as
 * it is, such as the late failure of a second sender after the server has accepted it.
 */
export function reduceSubmission(state: QueuedSubmission | null, event: SubmissionEvent): Transition {
  if (event.type === 'submitted') return to(pendingOf(event.submission));
  switch (state?.state) {
    case 'waiting':
      return fromPending(state, event);
    case 'sent':
      return event.type === 'viewed' ? fromSent(state, event.view) : to(state);
    case 'refused':
      return fromRefused(state, event);
    case undefined:
      return to(null);
  }
}

const to = (state: QueuedSubmission | null, effects: readonly SubmissionEffect[] = []): Transition => ({
  state,
  effects,
});

function pendingOf(submission: Submission): PendingSubmission {
  return { ...submission, state: 'waiting', attempts: 0, triedAt: null, failure: null, notBefore: submission.keptAt };
}

function fromPending(state: PendingSubmission, event: SubmissionEvent): Transition {
  if (event.type === 'accepted') return to({ ...state, state: 'sent', submitted: event.submitted });
  if (event.type === 'withdrawn') return to(null, ['restore-draft', 'keep-key']);
  if (event.type === 'discarded') return to(null, ['keep-key']);
  if (event.type === 'attached') return to(withFiles(state, event.attachments));
  if (event.type !== 'failed') return to(state);
  const { failure, at, trigger } = event;
  if (isPermanent(failure)) return to({ ...state, state: 'refused', failure });
  const attempts = attemptsAfter(state.attempts, failure, trigger);
  return to({ ...state, attempts, triedAt: at, failure, notBefore: at + retryDelayMs(attempts, failure) });
}

function withFiles(state: PendingSubmission, attachments: string): PendingSubmission {
  return state.kind === 'service-request' ? { ...state, body: { ...state.body, attachments } } : state;
}

function fromRefused(state: RefusedSubmission, event: SubmissionEvent): Transition {
  if (event.type === 'accepted') return to({ ...state, state: 'sent', submitted: event.submitted });
  if (event.type !== 'viewed') return to(state);
  const isSeen = event.view.screen === 'submission' || event.view.isVisible;
  return isSeen ? to(null, ['restore-draft', 'report']) : to(state);
}

function fromSent(state: SentSubmission, { screen, isVisible, pageOpenedAt, now }: OutcomeView): Transition {
  // Stays in the queue until the confirmation is open: should that not load, the next page reports it.
  if (screen === 'submission') {
    return to({ ...state, openedAt: now }, ['clear-draft', 'forget-key', 'report', 'open-confirmation']);
  }
  if (screen === 'confirmation') return to(null, ['clear-sent-draft']);
  const isOpenedElsewhere = (state.openedAt ?? 0) > pageOpenedAt;
  if (!isVisible || isOpenedElsewhere) return to(state);
  return screen === 'form'
    ? to(null, ['clear-draft', 'forget-key', 'open-confirmation'])
    : to(null, ['clear-sent-draft', 'report']);
}
