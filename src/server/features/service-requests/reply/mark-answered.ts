import type { Transaction } from 'kysely';
import { clocksAfterReply } from '#domain/service-requests/clocks.ts';
import { type RequestStatus, decideMove } from '#domain/service-requests/status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { applyChanges } from '#server/features/service-requests/change/apply-changes.ts';
import { columnsOfClocks, clocksOf } from '#server/features/service-requests/change/request-clock-columns.ts';
import { lockRequests } from '#server/features/service-requests/requests-store.ts';
import type { ChangeEvent } from '#server/features/service-requests/change/request-change.ts';

/** A reply that has been written to a customer. */
export type Answered = {
  id: string;
  /** When it was sent (ms UTC). */
  now: number;
  /** The administrator who wrote it. */
  authorId: string;
  newId: () => string;
  /** Version that the author saw; left out where a reply shall go out whatever came in between. */
  version?: number;
};

/**
 * Notes in the transaction of a reply that a request has been answered (domain rules, "Service request"): the first
 * answer's time once, the customer's turn, nothing owed, read, and the status `responded` where the table of moves lets
 * the system set it; a later status stays. Best called as the last write but for the audit log's entry, because it
 * holds the figures' rows. Answers what the request has become. Throws `not-found`, `changed-meanwhile`.
 */
export async function markAnswered(
  transaction: Transaction<DatabaseSchema>,
  { id, now, authorId, newId, version }: Answered,
): Promise<{ status: RequestStatus; version: number }> {
  const [request] = await lockRequests(transaction, [id]);
  if (!request) throw new AppError('not-found');
  if (version !== undefined && request.version !== version) throw new AppError('changed-meanwhile');
  const from = request.status;
  const status = decideMove(from, 'responded', { actor: 'system' }).ok ? 'responded' : from;
  const events: ChangeEvent[] = [{ kind: 'answered' }];
  if (status !== from) events.push({ kind: 'status-changed', from, to: status });
  const set = { status, is_unread: 0, ...columnsOfClocks(clocksAfterReply(clocksOf(request), now)) } as const;
  await applyChanges(transaction, [{ request, set, events }], { actorId: authorId, now, newId });
  return { status, version: request.version + 1 };
}
