import type { Transaction } from 'kysely';
import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import { clocksAfterMove } from '#domain/service-requests/clocks.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { deleteNotificationsOfMail } from '#server/features/notifications/notifications-store.ts';
import { forgetMail, withdrawMail } from '#server/features/mail/outbox/hold/hold-store.ts';
import type { Asking } from '#server/features/quotes/access/open-access.ts';
import { readPrivateQuote } from '#server/features/quotes/private/read-private-quote.ts';
import { insertQuoteEvent } from '#server/features/quotes/quote-events-store.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import type { Mover } from '#server/features/quotes/sending/move-quote.ts';
import { applyChanges } from '#server/features/service-requests/change/apply-changes.ts';
import { clocksOf, columnsOfClocks } from '#server/features/service-requests/change/request-clock-columns.ts';
import { deleteMessage } from '#server/features/service-requests/reply/request-messages-store.ts';
import { lockRequests } from '#server/features/service-requests/requests-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { lockAnswerable } from '#server/features/quotes/answers/lock-answerable.ts';
import { deleteQuestion, findQuestion, hasOpenQuestion } from './questions-store.ts';

/**
 * Takes a question back before the agency is mailed: nothing of it stays but the entries of the record (H5). Whoever is first wins: a
 * worker that has claimed the mail sends it. Throws `not-found`, `quote-superseded`, `quote-withdrawn`, `access-denied`,
 * `quote-has-left`.
 */
export async function undoQuestion(services: Services, wish: Asking & { question: string }): Promise<PrivateQuote> {
  const row = await services.db.transaction().execute(async (transaction) => {
    const { row: found, mover } = await lockAnswerable(services, transaction, wish);
    const question = await findQuestion(transaction, { id: wish.question, quoteId: found.id });
    if (!question) throw new AppError('not-found');
    const { mail_id: mailId } = question;
    const isHeld = mailId !== null && (await withdrawMail(transaction, { id: mailId, now: mover.now }));
    if (!isHeld || question.answer !== null) throw new AppError('quote-has-left');
    await deleteNotificationsOfMail(transaction, mailId);
    await deleteQuestion(transaction, question.id);
    await deleteMessage(transaction, question.id);
    await forgetMail(transaction, mailId);
    await insertQuoteEvent(transaction, {
      id: mover.newId(),
      quote_id: found.id,
      at: mover.now,
      actor_kind: 'customer',
      actor_id: mover.actorId,
      kind: 'question-undone',
      from_status: null,
      to_status: null,
      reason: null,
    });
    await settleRequest(transaction, { row: found, mover });
    return found;
  });
  announceQuote(services, row);
  return readPrivateQuote(services, wish);
}

/** A request without a question that waits has the clocks of its status again. */
async function settleRequest(
  transaction: Transaction<DatabaseSchema>,
  { row, mover: { now, newId } }: { row: Pick<QuoteRow, 'service_request_id'>; mover: Mover },
): Promise<void> {
  if (row.service_request_id === null || (await hasOpenQuestion(transaction, row.service_request_id))) return;
  const [request] = await lockRequests(transaction, [row.service_request_id]);
  if (!request) return;
  const clocks = clocksAfterMove(clocksOf(request), { from: request.status, to: request.status, now });
  await applyChanges(transaction, [{ request, set: columnsOfClocks(clocks), events: [] }], {
    actor: 'system',
    actorId: null,
    now,
    newId,
  });
}
