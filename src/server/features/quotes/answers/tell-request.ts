import type { Transaction } from 'kysely';
import { type RequestClocks, answerDueAt, clocksAfterMove } from '#domain/service-requests/clocks.ts';
import { type RequestStatus, decideMove } from '#domain/service-requests/status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { Mover } from '#server/features/quotes/sending/move-quote.ts';
import { hasOtherOpenQuote } from '#server/features/quotes/sending/open-quotes-store.ts';
import { applyChanges } from '#server/features/service-requests/change/apply-changes.ts';
import type { ChangeEvent } from '#server/features/service-requests/change/request-change.ts';
import { clocksOf, columnsOfClocks } from '#server/features/service-requests/change/request-clock-columns.ts';
import { type StandingRequest, lockRequests } from '#server/features/service-requests/requests-store.ts';

/** What a customer's answer to a quote does to its request: where it moves, and why; a question waits for an answer. */
export type RequestAnswer = { to: RequestStatus; reason?: string; isQuestion?: true };

/** Whose request it is, who answers and when. */
type Answering = { row: Pick<QuoteRow, 'id' | 'service_request_id'>; mover: Mover };

/**
 * Notes at the request of a quote that its customer has answered (domain rules, "Service request"): moved where the table of moves
 * permits it, out of the archive, unread. To be called as the last write of a transaction but for the audit log.
 */
export async function tellRequest(
  transaction: Transaction<DatabaseSchema>,
  { row, mover }: Answering,
  answer: RequestAnswer,
): Promise<void> {
  if (row.service_request_id === null) return;
  const { now, newId } = mover;
  const staysOpen = answer.to === 'in_review' && (await hasOtherOpenQuote(transaction, row, now));
  const [request] = await lockRequests(transaction, [row.service_request_id]);
  if (!request) return;
  const to = staysOpen ? request.status : statusAfter(request.status, answer);
  const clocks = clocksAfter(request, { to, now, answer });
  const set = { status: to, is_unread: 1, is_archived: 0, ...columnsOfClocks(clocks) } as const;
  const change = { request, set, events: eventsOf(request, { to, reason: answer.reason }) };
  await applyChanges(transaction, [change], { actorId: null, now, newId });
}

function statusAfter(from: RequestStatus, { to, reason }: RequestAnswer): RequestStatus {
  return decideMove(from, to, { actor: 'system', ...(reason !== undefined && { reason }) }).ok ? to : from;
}

type Next = { to: RequestStatus; now: number; answer: RequestAnswer };

function clocksAfter(request: StandingRequest, { to, now, answer }: Next): RequestClocks {
  const before = clocksOf(request);
  const moved = to === request.status ? before : clocksAfterMove(before, { from: request.status, to, now });
  if (!answer.isQuestion) return moved;
  return { ...moved, waitingOn: 'us', answerDueAt: moved.answerDueAt ?? answerDueAt(now) };
}

/** The move with what stood before it, for taking the answer back, and that the request is out of the archive. */
function eventsOf(
  request: StandingRequest,
  { to, reason = null }: { to: RequestStatus; reason: string | null | undefined },
): ChangeEvent[] {
  const detail = { beforeReply: { status: request.status, ...columnsOfClocks(clocksOf(request)) } };
  return [
    ...(to === request.status ? [] : [{ kind: 'status-changed', from: request.status, to, reason, detail } as const]),
    ...(request.is_archived === 1 ? [{ kind: 'restored' } as const] : []),
  ];
}
