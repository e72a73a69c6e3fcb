import type { Transaction } from 'kysely';
import { type RequestClocks, answerDueAt, clocksAfterMove } from '#domain/service-requests/clocks.ts';
import { type RequestStatus, decideMove } from '#domain/service-requests/status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { applyChanges } from '#server/features/service-requests/change/apply-changes.ts';
import type { ChangeEvent } from '#server/features/service-requests/change/request-change.ts';
import { clocksOf, columnsOfClocks } from '#server/features/service-requests/change/request-clock-columns.ts';
import { type StandingRequest, lockRequests } from '#server/features/service-requests/requests-store.ts';

/** What a customer's answer does to a request: where it moves if it may, and why; a question waits for an answer. */
export type CustomerAnswer = { to: RequestStatus | null; reason?: string; isQuestion?: true };

type Noting = { requestId: string; answer: CustomerAnswer; now: number; newId: () => string };

/**
 * Notes at a request that its customer has answered (domain rules, "Service request"): moved where the table of moves permits it to
 * the system, out of the archive, unread; a later status stays. To be called as the last write of a transaction but for the audit
 * log.
 */
export async function noteCustomerAnswer(
  transaction: Transaction<DatabaseSchema>,
  { requestId, answer, now, newId }: Noting,
): Promise<void> {
  const [request] = await lockRequests(transaction, [requestId]);
  if (!request) return;
  const to = statusAfter(request.status, answer);
  const clocks = clocksAfter(request, { to, now, answer });
  const set = { status: to, is_unread: 1, is_archived: 0, ...columnsOfClocks(clocks) } as const;
  const change = { request, set, events: eventsOf(request, { to, reason: answer.reason }) };
  await applyChanges(transaction, [change], { actor: 'system', actorId: null, now, newId });
}

function statusAfter(from: RequestStatus, { to, reason }: CustomerAnswer): RequestStatus {
  if (to === null) return from;
  return decideMove(from, to, { actor: 'system', ...(reason !== undefined && { reason }) }).ok ? to : from;
}

type Next = { to: RequestStatus; now: number; answer: CustomerAnswer };

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
