import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { forgetMail, withdrawMail } from '#server/features/mail/outbox/hold/hold-store.ts';
import type { TypedMessage } from '#server/features/mail/compose/typed-message.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { applyChanges } from '#server/features/service-requests/change/apply-changes.ts';
import { readAnswerEvent } from '#server/features/service-requests/request-events-store.ts';
import { type StandingRequest, lockRequests } from '#server/features/service-requests/requests-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedEventDetail } from '#server/stored/event-detail.ts';
import { type SentMessage, deleteMessage, findOwnMessage } from './request-messages-store.ts';

type TakingBack = { id: string; messageId: string; caller: Caller; audit: Audit };

/**
 * Takes back one's own reply before its mail leaves and returns what was typed; the request stands again as before the
 * reply, unless something came after it. Whoever is first wins: a worker that has claimed the mail sends it. Throws
 * `not-found`, `reply-has-left`.
 */
export async function takeReplyBack(services: Services, wish: TakingBack): Promise<TypedMessage> {
  const { id, messageId, caller, audit } = wish;
  const { clock, newId } = services;
  const actorId = callerId(caller);
  const message = await services.db.transaction().execute(async (transaction) => {
    const sent = await findOwnMessage(transaction, { id: messageId, requestId: id, authorId: actorId });
    if (!sent) throw new AppError('not-found');
    if (!(await withdrawMail(transaction, { id: sent.mailId, now: clock() }))) throw new AppError('reply-has-left');
    await deleteMessage(transaction, messageId);
    await forgetMail(transaction, sent.mailId);
    await audit(transaction, { subjectId: id });
    const [request] = await lockRequests(transaction, [id]);
    if (!request) throw new AppError('not-found');
    const { set, event } = await formerState(transaction, request, sent);
    const events = [{ kind: 'undone', ...event } as const];
    await applyChanges(transaction, [{ request, set, events }], { actor: 'admin', actorId, now: clock(), newId });
    return sent;
  });
  services.live.announce({ kind: 'request-changed', id });
  return { subject: message.subject, body: message.body };
}

/** The columns as they were before the reply, or none where the request has moved on since. */
async function formerState(transaction: Transaction<DatabaseSchema>, request: StandingRequest, sent: SentMessage) {
  const answered = await readAnswerEvent(transaction, { requestId: request.id, at: sent.at, kind: 'answered' });
  const detail = answered && storedEventDetail.read(answered.detail, `service_request_events ${answered.id}`);
  const before = detail?.beforeReply;
  const undoes = { ...(answered && { undoes: answered.id }) };
  if (!before || !sent.isLatest || !standsAsAnswered(request, before, sent.at)) {
    return { set: {}, event: { detail: undoes } };
  }
  const isMoved = before.status !== undefined && before.status !== request.status;
  return {
    set: before,
    event: { ...(isMoved && { from: request.status, to: before.status }), detail: undoes },
  };
}

type Before = NonNullable<ReturnType<typeof storedEventDetail.read>['beforeReply']>;

/** Whether status and clocks are still those that the reply has given. */
function standsAsAnswered(request: StandingRequest, before: Before, at: number): boolean {
  const firstAt = before.first_response_at ?? at;
  return (
    (request.status === 'responded' || request.status === before.status) &&
    request.waiting_on === 'customer' &&
    request.answer_due_at === null &&
    request.first_response_at === firstAt
  );
}
