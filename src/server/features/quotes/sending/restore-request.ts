import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import { applyChanges } from '#server/features/service-requests/change/apply-changes.ts';
import { readAnswerEvent } from '#server/features/service-requests/request-events-store.ts';
import { type StandingRequest, lockRequests } from '#server/features/service-requests/requests-store.ts';
import { type Restorable, storedEventDetail } from '#server/stored/event-detail.ts';
import type { Mover } from './move-quote.ts';

/**
 * Gives the request of a quote whose sending is undone the status and clocks that it had, if it still stands as the sending
 * has left it. To be called as the last write of a transaction.
 */
export async function restoreRequest(
  transaction: Transaction<DatabaseSchema>,
  row: Pick<QuoteRow, 'service_request_id' | 'sent_at'>,
  { actorId, now, newId }: Mover,
): Promise<void> {
  const { service_request_id: requestId, sent_at: at } = row;
  if (requestId === null || at === null) return;
  const answered =
    (await readAnswerEvent(transaction, { requestId, at, kind: 'status-changed' })) ??
    (await readAnswerEvent(transaction, { requestId, at, kind: 'answered' }));
  const [request] = await lockRequests(transaction, [requestId]);
  if (!answered || !request) return;
  const { beforeReply: set } = storedEventDetail.read(answered.detail, `service_request_events ${answered.id}`);
  if (!set?.status || !standsAsSent(request, set)) return;
  const isMoved = set.status !== request.status;
  const moved = isMoved && { from: request.status, to: set.status };
  const event = { kind: 'undone', ...moved, detail: { undoes: answered.id } } as const;
  await applyChanges(transaction, [{ request, set, events: [event] }], { actor: 'admin', actorId, now, newId });
}

/** Whether status and clocks are still those that the sending has given. */
const standsAsSent = (request: StandingRequest, before: Restorable) =>
  (request.status === 'quote_sent' || request.status === before.status) &&
  (request.waiting_on === 'customer' || request.status === 'in_progress') &&
  request.answer_due_at === null;
