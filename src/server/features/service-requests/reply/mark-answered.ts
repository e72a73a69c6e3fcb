import type { Transaction } from 'kysely';
import { clocksAfterReply } from '#domain/service-requests/clocks.ts';
import { type RequestStatus, decideMove } from '#domain/service-requests/status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { applyChanges } from '#server/features/service-requests/change/apply-changes.ts';
import type { ChangeEvent } from '#server/features/service-requests/change/request-change.ts';
import { clocksOf, columnsOfClocks } from '#server/features/service-requests/change/request-clock-columns.ts';
import { lockRequests } from '#server/features/service-requests/requests-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';

/** A reply that was written to a customer. */
export type Answered = {
  id: string;
  /** When the reply was written (ms UTC). */
  now: number;
  /** The administrator who wrote it. */
  authorId: string;
  newId: () => string;
  /** Version that the author saw; left out when the reply is sent whatever changed meanwhile. */
  version?: number;
};

/**
 * Records, in the transaction of a reply, that a request was answered (domain rules, "Service request"): sets the time
 * of the first answer once, the customer's turn, no answer due, read, and the status `responded` where the table of
 * moves permits it to the system; a later status stays. Should be the last write except for the audit log, because it
 * locks rows of the figures. Returns the new status and version. Throws `not-found`, `changed-meanwhile`.
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
  const beforeReply = { status: from, ...columnsOfClocks(clocksOf(request)) };
  const events: ChangeEvent[] = [{ kind: 'answered', detail: { beforeReply } }];
  if (status !== from) events.push({ kind: 'status-changed', from, to: status });
  const set = { status, is_unread: 0, ...columnsOfClocks(clocksAfterReply(clocksOf(request), now)) } as const;
  await applyChanges(transaction, [{ request, set, events }], { actor: 'admin', actorId: authorId, now, newId });
  return { status, version: request.version + 1 };
}
