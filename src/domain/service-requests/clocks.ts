import type { RequestStatus, WaitingSide } from './status.ts';

/** An answer is promised within 24 hours (spec §9), in ms. */
export const promisedAnswerMs = 24 * 60 * 60_000;

/** How long an action can be undone, in ms (G10). */
export const undoWindowMs = 60_000;

/** How long a reply waits before it leaves, so that it can be taken back, in ms. */
export const replyHoldMs = 30_000;

/** How far away a follow-up can be, in ms: a year. */
export const longestFollowUpMs = 366 * 24 * 60 * 60_000;

/** Until when a request or message that came in has to be answered (ms UTC). */
export function answerDueAt(arrivedAt: number): number {
  return arrivedAt + promisedAnswerMs;
}

/** Whether the promise is broken: an answer was due and that time is over (G2). */
export function isOverdue(request: { answerDueAt: number | null }, now: number): boolean {
  return request.answerDueAt !== null && request.answerDueAt < now;
}

/** Whose turn it is, until when an answer is owed, and when the first one was given (ms UTC). */
export type RequestClocks = { waitingOn: WaitingSide; answerDueAt: number | null; firstResponseAt: number | null };

/** Effect of a status on the clocks: `due` is null if no response is due, `kept` for no change. */
type Effect = { waitingOn: WaitingSide; due: null | 'kept' };

/** A finished or agreed request needs no response. */
const effectOf: Record<RequestStatus, Effect> = {
  new: { waitingOn: 'us', due: 'kept' },
  in_review: { waitingOn: 'us', due: 'kept' },
  responded: { waitingOn: 'customer', due: null },
  quote_sent: { waitingOn: 'customer', due: null },
  awaiting_signature: { waitingOn: 'customer', due: null },
  awaiting_payment: { waitingOn: 'customer', due: null },
  in_progress: { waitingOn: 'us', due: null },
  completed: { waitingOn: 'customer', due: null },
  cancelled: { waitingOn: 'customer', due: null },
};

/** Statuses from which a return to review is a new question, so that a new response time is promised. */
const asksAnew: ReadonlySet<RequestStatus> = new Set<RequestStatus>([
  'quote_sent',
  'awaiting_signature',
  'awaiting_payment',
  'in_progress',
  'cancelled',
]);

/**
 * The clocks after a move between statuses at a time (domain rules, "Service request"). No status is an answer: only what
 * was written to the customer is one.
 */
export function clocksAfterMove(
  clocks: RequestClocks,
  { from, to, now }: { from: RequestStatus; to: RequestStatus; now: number },
): RequestClocks {
  const { waitingOn, due } = effectOf[to];
  const isAnew = to === 'in_review' && asksAnew.has(from);
  const kept = due === 'kept' ? clocks.answerDueAt : null;
  return {
    waitingOn,
    answerDueAt: isAnew ? answerDueAt(now) : kept,
    firstResponseAt: clocks.firstResponseAt,
  };
}

/** The clocks after a reply to the customer, whatever the status (domain rules: a later reply moves the clocks too). */
export function clocksAfterReply(clocks: RequestClocks, now: number): RequestClocks {
  return { waitingOn: 'customer', answerDueAt: null, firstResponseAt: clocks.firstResponseAt ?? now };
}

/**
 * The clocks after a quote that leaves the status as it is: an answer like a reply. Where work is in progress it goes on meanwhile, so that
 * whose turn it is stays.
 */
export function clocksAfterQuote(
  clocks: RequestClocks,
  { status, now }: { status: RequestStatus; now: number },
): RequestClocks {
  const answered = clocksAfterReply(clocks, now);
  return status === 'in_progress' ? { ...answered, waitingOn: clocks.waitingOn } : answered;
}
