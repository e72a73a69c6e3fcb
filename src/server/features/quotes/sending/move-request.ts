import type { Transaction } from 'kysely';
import { clocksAfterMove, clocksAfterQuote, clocksAfterReply } from '#domain/service-requests/clocks.ts';
import { type RequestStatus, decideMove } from '#domain/service-requests/status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import { applyChanges } from '#server/features/service-requests/change/apply-changes.ts';
import type { Change } from '#server/features/service-requests/change/request-change.ts';
import { clocksOf, columnsOfClocks } from '#server/features/service-requests/change/request-clock-columns.ts';
import { type StandingRequest, lockRequests } from '#server/features/service-requests/requests-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Mover } from './move-quote.ts';
import { hasOtherOpenQuote, movesRequest } from './open-quotes-store.ts';

/** Where a quote moves its request, and why; a quote that is sent is also an answer to the customer. */
export type RequestMove = { to: RequestStatus; reason?: string; isAnswer?: true };

/** Whose request is moved, by whom and when. */
type Moving = { row: Pick<QuoteRow, 'id' | 'service_request_id' | 'project_id'>; mover: Mover };

/**
 * Moves the request of a quote where the table of moves permits it to the system; any other stays as it is (domain rules,
 * "Service request"), one with another open quote does not go back into review, and a change of scope moves none. What is sent answers its
 * customer all the same. To be called as the last write of a transaction but for the audit log, because it locks rows of the figures. Throws
 * `request-is-cancelled` where a quote is sent.
 */
export async function moveRequest(
  transaction: Transaction<DatabaseSchema>,
  { row, mover }: Moving,
  move: RequestMove,
): Promise<void> {
  const isMover = movesRequest(row);
  if (row.service_request_id === null || (!isMover && !move.isAnswer)) return;
  if (move.to === 'in_review' && (await hasOtherOpenQuote(transaction, row, mover.now))) return;
  const [request] = await lockRequests(transaction, [row.service_request_id]);
  if (!request) return;
  const { now, newId, actorId } = mover;
  if (isMover && mayMove(request, move)) {
    const moved = changeOf(request, { ...move, now });
    await applyChanges(transaction, [moved], { actor: 'system', actorId: null, now, newId });
  } else if (move.isAnswer) {
    await applyChanges(transaction, [answerOf(request, now)], { actor: 'admin', actorId, now, newId });
  }
}

function mayMove({ status }: StandingRequest, { to, reason, isAnswer }: RequestMove): boolean {
  // Its customer may have withdrawn it meanwhile: nobody gets a quote for what is not wanted any more.
  if (isAnswer && status === 'cancelled') throw new AppError('request-is-cancelled');
  return decideMove(status, to, { actor: 'system', ...(reason !== undefined && { reason }) }).ok;
}

type Moved = RequestMove & { now: number };

function changeOf(request: StandingRequest, { to, reason, isAnswer, now }: Moved): Change {
  const from = request.status;
  const moved = clocksAfterMove(clocksOf(request), { from, to, now });
  const event = { kind: 'status-changed', from, to, reason: reason ?? null } as const;
  if (!isAnswer) return { request, set: { status: to, ...columnsOfClocks(moved) }, events: [event] };
  const set = { status: to, is_unread: 0, ...columnsOfClocks(clocksAfterReply(moved, now)) } as const;
  return { request, set, events: [{ ...event, detail: { beforeReply: standingOf(request) } }] };
}

/** A quote that is sent is an answer also where its request stays where it is, such as a second version after a question. */
function answerOf(request: StandingRequest, now: number): Change {
  const clocks = clocksAfterQuote(clocksOf(request), { status: request.status, now });
  const set = { is_unread: 0, ...columnsOfClocks(clocks) } as const;
  return { request, set, events: [{ kind: 'answered', detail: { beforeReply: standingOf(request) } }] };
}

/** What undoing the sending gives back. */
const standingOf = (request: StandingRequest) => ({ status: request.status, ...columnsOfClocks(clocksOf(request)) });
