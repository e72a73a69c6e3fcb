import type { Transaction } from 'kysely';
import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import { clocksAfterMove } from '#domain/service-requests/clocks.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { deleteNotificationsOfMail } from '#server/features/notifications/notifications-store.ts';
import { forgetMail, withdrawMail } from '#server/features/mail/outbox/hold/hold-store.ts';
import type { Asking } from '#server/features/quotes/access/open-access.ts';
import { readPrivateQuote } from '#server/features/quotes/private/read-private-quote.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import { type Mover, moveQuote } from '#server/features/quotes/sending/move-quote.ts';
import { movesRequest } from '#server/features/quotes/sending/open-quotes-store.ts';
import { returnMails } from '#server/features/mail/outbox/hold/quote-mails.ts';
import { applyChanges } from '#server/features/service-requests/change/apply-changes.ts';
import { clocksOf, columnsOfClocks } from '#server/features/service-requests/change/request-clock-columns.ts';
import { readAnswerEvent } from '#server/features/service-requests/request-events-store.ts';
import { lockRequests } from '#server/features/service-requests/requests-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { storedEventDetail } from '#server/stored/event-detail.ts';
import { lockAnswerable } from './lock-answerable.ts';

/** Of an answer that was taken back only its entries in the record stay. */
const unanswered = { answered_at: null, closed_reason: null, answer_mail_id: null } as const;

/**
 * Takes a refusal or a wish for changes back before the agency is mailed; the quote can be accepted again (H5), and mails that the
 * refusal has kept from leaving wait anew. Whoever is first
 * wins: a worker that has claimed the mail sends it. Throws `not-found`, `quote-superseded`, `quote-withdrawn`, `access-denied`,
 * `move-not-allowed`, `quote-has-left`.
 */
export async function undoAnswer(services: Services, asking: Asking): Promise<PrivateQuote> {
  const row = await services.db.transaction().execute(async (transaction) => {
    const { row: found, mover } = await lockAnswerable(services, transaction, asking);
    const { answer_mail_id: mailId, answered_at: at } = found;
    await moveQuote(transaction, found, { to: 'viewed', kind: 'answer-undone', mover, set: unanswered });
    const isHeld = mailId !== null && (await withdrawMail(transaction, { id: mailId, now: mover.now }));
    if (!isHeld) throw new AppError('quote-has-left');
    await deleteNotificationsOfMail(transaction, mailId);
    await forgetMail(transaction, mailId);
    await returnMails(transaction, found, {
      newId: mover.newId,
      notBefore: mover.now + services.config.replyHoldMs,
    });
    await restoreRequest(transaction, { row: found, at: at ?? 0, mover });
    return found;
  });
  announceQuote(services, row);
  return readPrivateQuote(services, asking);
}

type Restoring = { row: QuoteRow; at: number; mover: Mover };

/** The request waits for a signature again, unless the answer has not moved it or something came after. */
async function restoreRequest(
  transaction: Transaction<DatabaseSchema>,
  { row, at, mover: { now, newId } }: Restoring,
): Promise<void> {
  const { service_request_id: requestId } = row;
  if (requestId === null || !movesRequest(row)) return;
  const moved = await readAnswerEvent(transaction, { requestId, at, kind: 'status-changed' });
  const [request] = await lockRequests(transaction, [requestId]);
  if (!moved || request?.status !== 'in_review') return;
  const { beforeReply: before } = storedEventDetail.read(moved.detail, `service_request_events ${moved.id}`);
  if (!before?.status) return;
  const [from, to] = [request.status, 'awaiting_signature'] as const;
  const clocks = clocksAfterMove(clocksOf(request), { from, to, now });
  const events = [{ kind: 'undone', from, to, detail: { undoes: moved.id } } as const];
  await applyChanges(transaction, [{ request, set: { status: to, ...columnsOfClocks(clocks) }, events }], {
    actor: 'system',
    actorId: null,
    now,
    newId,
  });
}
