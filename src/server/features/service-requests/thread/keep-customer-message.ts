import type { Transaction } from 'kysely';
import type { MessageSource } from '#domain/service-requests/message-source.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { TypedMessage } from '#server/features/mail/compose/typed-message.ts';
import { readAllStaff, readStaff } from '#server/features/notifications/notifications-store.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { insertCustomerMessage } from '#server/features/service-requests/reply/request-messages-store.ts';
import type { Services } from '#server/services.ts';
import { noteCustomerAnswer } from './note-customer-answer.ts';

/** A message of a customer, by whatever way it came. */
export type CustomerMessage = {
  id: string;
  request: { id: string; number: number; title: string; assigneeId: string | null };
  source: MessageSource;
  /** The mail that brought it; left out for any other way. */
  inboundMailId?: string;
  message: TypedMessage;
  /** Sent by a program: it stands in the conversation, but nobody is told and nothing moves. */
  isAutomatic: boolean;
};

type KeepServices = Pick<Services, 'clock' | 'newId' | 'config' | 'agency'>;

/**
 * Stores a customer's message in the conversation of a request: the request goes to review, is unread, out of the archive and waits
 * for us, and whoever is responsible is told. The one way in for every source. To be called as the last write of a transaction but for
 * the audit log; the caller announces `request-changed` afterwards.
 */
export async function keepCustomerMessage(
  services: KeepServices,
  transaction: Transaction<DatabaseSchema>,
  { id, request, source, inboundMailId, message, isAutomatic }: CustomerMessage,
): Promise<void> {
  const { newId } = services;
  const now = services.clock();
  await insertCustomerMessage(transaction, {
    id,
    requestId: request.id,
    source,
    message,
    now,
    ...(inboundMailId !== undefined && { inboundMailId }),
  });
  if (isAutomatic) return;
  const concerned = request.assigneeId === null ? [] : await readStaff(transaction, [request.assigneeId]);
  const to = concerned.length > 0 ? concerned : await readAllStaff(transaction);
  await notify(services, transaction, { kind: 'customer-answered', to, requests: [request], actor: null, origin: '' });
  const answer = { to: 'in_review', isQuestion: true } as const;
  await noteCustomerAnswer(transaction, { requestId: request.id, answer, now, newId });
}
