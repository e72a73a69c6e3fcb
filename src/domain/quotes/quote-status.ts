/** Statuses of one version of a quote (domain rules, "Quote"). */
export const quoteStatuses = [
  'draft',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'changes_requested',
  'expired',
  'superseded',
  'withdrawn',
  'voided',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Who can move a quote. */
export const quoteActors = ['recipient', 'admin', 'system'] as const;
export type QuoteActor = (typeof quoteActors)[number];

/** What must come with a move: a reason in words, or evidence that an administrator acts on behalf of the customer. */
export type MoveNeed = 'reason' | 'evidence' | 'message';

/** One permitted move, and what each actor has to give with it. */
export type QuoteMove = { to: QuoteStatus; by: Partial<Record<QuoteActor, readonly MoveNeed[]>> };

const accept: QuoteMove = { to: 'accepted', by: { recipient: [], admin: ['evidence'] } };
const decline: QuoteMove = { to: 'declined', by: { recipient: [], admin: [] } };
const requestChanges: QuoteMove = { to: 'changes_requested', by: { recipient: ['message'] } };
const expire: QuoteMove = { to: 'expired', by: { system: [] } };
const supersede: QuoteMove = { to: 'superseded', by: { system: [] } };
const withdraw: QuoteMove = { to: 'withdrawn', by: { admin: ['reason'] } };
/** Within the 30 s before its mail leaves, a sent quote is a draft again. */
const takeBack: QuoteMove = { to: 'draft', by: { admin: [] } };
/** Within the 30 s before the agency is told, the recipient takes the own answer back. */
const takeAnswerBack: QuoteMove = { to: 'viewed', by: { recipient: [] } };

/** The one table of moves: enforced by the server, offered by the screens (domain rules, "Quote"). */
export const quoteMoves: Record<QuoteStatus, readonly QuoteMove[]> = {
  draft: [{ to: 'sent', by: { admin: [] } }],
  sent: [{ to: 'viewed', by: { system: [] } }, accept, decline, requestChanges, expire, supersede, withdraw, takeBack],
  viewed: [accept, decline, requestChanges, expire, supersede, withdraw],
  changes_requested: [{ to: 'sent', by: { admin: [] } }, takeAnswerBack, expire, supersede, withdraw],
  declined: [takeAnswerBack, supersede],
  expired: [supersede],
  accepted: [{ to: 'voided', by: { admin: ['reason'] } }],
  superseded: [],
  withdrawn: [],
  voided: [],
};

export type QuoteMoveDecision = { ok: true } | { ok: false; rule: 'move-not-allowed' } | { ok: false; rule: MoveNeed };

/** Decides whether an actor may move a quote, and what is missing for it. `given` are the needs that are met. */
export function decideQuoteMove(
  from: QuoteStatus,
  to: QuoteStatus,
  { actor, given = [] }: { actor: QuoteActor; given?: readonly MoveNeed[] },
): QuoteMoveDecision {
  const needs = quoteMoves[from].find((move) => move.to === to)?.by[actor];
  if (!needs) return { ok: false, rule: 'move-not-allowed' };
  const missing = needs.find((need) => !given.includes(need));
  return missing === undefined ? { ok: true } : { ok: false, rule: missing };
}

/** Statuses in which the customer still can answer, as far as the day allows. */
export const openStatuses: readonly QuoteStatus[] = ['sent', 'viewed'];

/** Statuses in which the customer can ask: whatever the page still shows, but what was voided. */
export const askableStatuses: readonly QuoteStatus[] = [
  'sent',
  'viewed',
  'changes_requested',
  'declined',
  'expired',
  'accepted',
];

/** Statuses that end with the last day of validity. */
export const expiringStatuses: readonly QuoteStatus[] = quoteStatuses.filter((status) =>
  quoteMoves[status].some(({ to }) => to === 'expired'),
);

/** What the history of a quote records. */
export const quoteEventKinds = [
  'created',
  'status-changed',
  'send-undone',
  'viewed',
  'reminded',
  'delivered',
  'mail-refused',
  'asked',
  'question-undone',
  'answered',
  'answer-undone',
  'code-sent',
  'signed',
  'sealed',
  'timestamped',
  'downloaded',
  'link-ended',
  'link-renewed',
] as const;
export type QuoteEventKind = (typeof quoteEventKinds)[number];
