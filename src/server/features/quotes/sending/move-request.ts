import type { Transaction } from 'kysely';
import { clocksAfterMove, clocksAfterReply } from '#domain/service-requests/clocks.ts';
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
 * "Service request"), one with another open quote does not go back into review, and a change of scope moves none. To be called as the last write of a
 * transaction but for the audit log, because it locks rows of the figures. Throws `request-is-cancelled` where a quote is sent.
 */
export async function moveRequest(
  transaction: Transaction<DatabaseSchema>,
  { row, mover }: Moving,
  move: RequestMove,
): Promise<void> {
  const { to, reason } = move;
  if (row.service_request_id === null || !movesRequest(row)) return;
  if (to === 'in_review' && (await hasOtherOpenQuote(transaction, row, mover.now))) return;
  const [request] = await lockRequests(transaction, [row.service_request_id]);
  if (!request) return;
  // Its customer may have withdrawn it meanwhile: nobody gets a quote for what is not wanted any more.
  if (move.isAnswer && request.status === 'cancelled') throw new AppError('request-is-cancelled');
  const decision = decideMove(request.status, to, { actor: 'system', ...(reason !== undefined && { reason }) });
  if (!decision.ok) return;
  const change = changeOf(request, { ...move, now: mover.now });
  await applyChanges(transaction, [change], {
    actor: 'system',
    actorId: null,
    now: mover.now,
    newId: mover.newId,
  });
}

type Moved = RequestMove & { now: number };

function changeOf(request: StandingRequest, { to, reason, isAnswer, now }: Moved): Change {
  const from = request.status;
  const before = clocksOf(request);
  const moved = clocksAfterMove(before, { from, to, now });
  const event = { kind: 'status-changed', from, to, reason: reason ?? null } as const;
  if (!isAnswer) return { request, set: { status: to, ...columnsOfClocks(moved) }, events: [event] };
  const detail = { beforeReply: { status: from, ...columnsOfClocks(before) } };
  const set = { status: to, is_unread: 0, ...columnsOfClocks(clocksAfterReply(moved, now)) } as const;
  return { request, set, events: [{ ...event, detail }] };
}
