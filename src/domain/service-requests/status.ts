/** Statuses of a service request: the eight of spec §4 and `responded`. */
export const requestStatuses = [
  'new',
  'in_review',
  'responded',
  'quote_sent',
  'awaiting_signature',
  'awaiting_payment',
  'in_progress',
  'completed',
  'cancelled',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Statuses of a request that is over: nobody is reminded of it. */
export const closedRequestStatuses: readonly RequestStatus[] = ['completed', 'cancelled'];

/** Who can move a request (domain rules, "Service request"). */
export type RequestActor = 'customer' | 'admin' | 'system';

/** One permitted move: who may make it by which cause, and whether a reason must be given. */
export type RequestMove = {
  to: RequestStatus;
  actors: readonly RequestActor[];
  reasonFrom?: readonly RequestActor[];
  /** Takes back what was set by hand: closed to an administrator once a quote, signature or payment of the program exists. */
  isTakingBack?: true;
};

/** An administrator has to say why; a customer may. */
const cancelByCustomer: RequestMove = { to: 'cancelled', actors: ['customer', 'admin'], reasonFrom: ['admin'] };
const cancelByAdmin: RequestMove = { to: 'cancelled', actors: ['admin'], reasonFrom: ['admin'] };
const respond: RequestMove = { to: 'responded', actors: ['system'] };
const sendQuote: RequestMove = { to: 'quote_sent', actors: ['system', 'admin'], reasonFrom: ['admin'] };
const reopen: RequestMove = {
  to: 'in_review',
  actors: ['system', 'admin'],
  reasonFrom: ['system', 'admin'],
  isTakingBack: true,
};
const takeBack: RequestMove = { to: 'in_review', actors: ['admin'], reasonFrom: ['admin'], isTakingBack: true };
const review: RequestMove = { to: 'in_review', actors: ['admin', 'system'] };

/** The one table of moves (G4): enforced on the server, offered in the screens. */
export const requestMoves: Record<RequestStatus, readonly RequestMove[]> = {
  new: [review, respond, sendQuote, cancelByCustomer],
  in_review: [respond, sendQuote, cancelByCustomer],
  responded: [review, respond, sendQuote, cancelByCustomer],
  quote_sent: [
    { to: 'awaiting_signature', actors: ['system'] },
    reopen,
    { to: 'awaiting_payment', actors: ['system'] },
    { to: 'in_progress', actors: ['system'] },
    cancelByCustomer,
  ],
  awaiting_signature: [
    reopen,
    { to: 'awaiting_payment', actors: ['system'] },
    { to: 'in_progress', actors: ['system'] },
    cancelByCustomer,
  ],
  awaiting_payment: [{ to: 'in_progress', actors: ['admin', 'system'] }, takeBack, cancelByAdmin],
  in_progress: [{ to: 'completed', actors: ['system', 'admin'] }, takeBack, cancelByAdmin],
  completed: [{ to: 'in_progress', actors: ['admin'], reasonFrom: ['admin'] }],
  cancelled: [{ to: 'in_review', actors: ['admin'] }],
};

export type MoveDecision = { ok: true } | { ok: false; rule: 'move-not-allowed' | 'reason-required' };

/**
 * Decides whether an actor may move a request from one status to another (domain rules, "Service request"). `isSettled`
 * says that a quote, signature or payment of the program stands behind its status.
 */
export function decideMove(
  from: RequestStatus,
  to: RequestStatus,
  by: { actor: RequestActor; reason?: string; isSettled?: boolean },
): MoveDecision {
  const move = requestMoves[from].find((candidate) => candidate.to === to && candidate.actors.includes(by.actor));
  if (!move) return { ok: false, rule: 'move-not-allowed' };
  if (move.isTakingBack && by.actor === 'admin' && by.isSettled) return { ok: false, rule: 'move-not-allowed' };
  const needsReason = move.reasonFrom?.includes(by.actor) ?? false;
  return needsReason && !by.reason?.trim() ? { ok: false, rule: 'reason-required' } : { ok: true };
}

export const priorities = ['low', 'medium', 'high'] as const;
export type Priority = (typeof priorities)[number];

/** Where a request came from. */
export const requestSources = ['configurator', 'contact', 'manual'] as const;
export type RequestSource = (typeof requestSources)[number];

/** Whose turn it is. */
export const waitingSides = ['us', 'customer'] as const;
export type WaitingSide = (typeof waitingSides)[number];

/** What a request's history records. */
export const requestEventKinds = [
  'submitted',
  'status-changed',
  'assigned',
  'priority-changed',
  'archived',
  'restored',
  'details-changed',
  'follow-up-set',
  'answered',
  'undone',
] as const;
export type RequestEventKind = (typeof requestEventKinds)[number];

/** Who caused an entry of the history. */
export const eventActors = ['visitor', 'customer', 'admin', 'system'] as const;
export type EventActor = (typeof eventActors)[number];
