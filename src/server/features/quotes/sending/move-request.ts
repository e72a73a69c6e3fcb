import type { Transaction } from 'kysely';
import { clocksAfterMove, clocksAfterReply } from '#domain/service-requests/clocks.ts';
import { type RequestStatus, decideMove } from '#domain/service-requests/status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { applyChanges } from '#server/features/service-requests/change/apply-changes.ts';
import { clocksOf, columnsOfClocks } from '#server/features/service-requests/change/request-clock-columns.ts';
import { lockRequests } from '#server/features/service-requests/requests-store.ts';

/** Where a quote moves its request, and why; null for a quote without one. */
export type RequestMove = {
  requestId: string | null;
  to: RequestStatus;
  reason?: string;
  now: number;
  newId: () => string;
};

/**
 * Moves the request of a quote where the table of moves permits it to the system; any other stays as it is (domain rules,
 * "Service request"). A quote that is sent is an answer to the customer. To be called as the last write of a transaction but
 * for the audit log, because it locks rows of the figures.
 */
export async function moveRequest(
  transaction: Transaction<DatabaseSchema>,
  { requestId, to, reason, now, newId }: RequestMove,
): Promise<void> {
  if (requestId === null) return;
  const [request] = await lockRequests(transaction, [requestId]);
  if (!request) return;
  const from = request.status;
  if (!decideMove(from, to, { actor: 'system', ...(reason !== undefined && { reason }) }).ok) return;
  const before = clocksOf(request);
  const moved = clocksAfterMove(before, { from, to, now });
  const isAnswer = to === 'quote_sent';
  const clocks = isAnswer ? clocksAfterReply(moved, now) : moved;
  const detail = isAnswer ? { beforeReply: { status: from, ...columnsOfClocks(before) } } : {};
  const set = { status: to, ...(isAnswer && { is_unread: 0 as const }), ...columnsOfClocks(clocks) };
  const event = { kind: 'status-changed', from, to, reason: reason ?? null, detail } as const;
  await applyChanges(transaction, [{ request, set, events: [event] }], { actorId: null, now, newId });
}
