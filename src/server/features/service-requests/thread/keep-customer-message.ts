import type { Transaction } from 'kysely';
import type { MessageSource } from '#domain/service-requests/message-source.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { TypedMessage } from '#server/features/mail/compose/typed-message.ts';
import { type Told, readAllStaff, readStaff } from '#server/features/notifications/notifications-store.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { insertCustomerMessage } from '#server/features/service-requests/reply/request-messages-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { noteCustomerAnswer } from './note-customer-answer.ts';
import { findToldAbout } from './told-about-store.ts';
import { countMessage } from './thread-reads-store.ts';
import { lockThread } from './thread-store.ts';

/** A message of a customer, by whatever way it came. */
export type CustomerMessage = {
  id: string;
  /** The request whose thread it belongs to, or the project with a thread of its own. */
  about:
    | { request: { id: string; number: number; title: string; assigneeId: string | null } }
    | { project: { id: string } };
  source: MessageSource;
  /** The mail that brought it; left out for any other way. */
  inboundMailId?: string;
  /** What is known of it where it was written in the portal. */
  written?: { authorId: string; callId: string; quotedId: string | null };
  /** The quote that it is about, where that is not the customer's; left out for any other. */
  quoteId?: string | null;
  message: TypedMessage;
  /** Sent by a program: it stands in the thread, but nobody is told and nothing moves. */
  isAutomatic: boolean;
};

type KeepServices = Pick<Services, 'clock' | 'newId' | 'config' | 'agency'>;

/**
 * Stores a customer's message in the thread of a request or project: everybody of the agency has it unread, who is responsible is told,
 * and a request goes to review, is unread, out of the archive and waits for us. The one way in for every source. Returns its time (ms
 * UTC). To be called as the last write of a transaction but for the audit log; the caller announces `request-changed` or
 * `thread-changed` afterwards. Throws `not-found` where there is no such request or project any more.
 */
export async function keepCustomerMessage(
  services: KeepServices,
  transaction: Transaction<DatabaseSchema>,
  { id, about, source, inboundMailId, written, quoteId = null, message, isAutomatic }: CustomerMessage,
): Promise<number> {
  const { newId } = services;
  const key = keyOf(about);
  const now = await lockThread(transaction, key, services.clock());
  if (now === null) throw new AppError('not-found');
  await insertCustomerMessage(transaction, {
    id,
    key,
    source,
    message,
    quoteId,
    now,
    ...(inboundMailId !== undefined && { inboundMailId }),
    ...(written && { written }),
  });
  if (isAutomatic) return now;
  await tellStaff(services, transaction, { about, isChat: written !== undefined });
  if ('request' in about) {
    const answer = { to: 'in_review', isQuestion: true } as const;
    await noteCustomerAnswer(transaction, { requestId: about.request.id, answer, now, newId });
  }
  return now;
}

const keyOf = (about: CustomerMessage['about']): ThreadKey =>
  'request' in about ? { place: 'request', id: about.request.id } : { place: 'project', id: about.project.id };

/** Counts it as unread for everybody, and tells who is responsible; in a conversation once, until that was read. */
async function tellStaff(
  services: KeepServices,
  transaction: Transaction<DatabaseSchema>,
  { about, isChat }: Pick<CustomerMessage, 'about'> & { isChat: boolean },
): Promise<void> {
  const all = await readAllStaff(transaction);
  const ids = all.map((person) => person.id);
  await countMessage(transaction, keyOf(about), ids);
  const assignee = 'request' in about ? about.request.assigneeId : null;
  const concerned = assignee === null ? [] : await readStaff(transaction, [assignee]);
  const kind = 'request' in about ? 'customer-answered' : 'customer-wrote';
  const told = isChat ? await findToldAbout(transaction, { kind, key: keyOf(about) }) : [];
  const isNews = ({ id }: Told) => !told.includes(id);
  const to = (concerned.length > 0 ? concerned : all).filter(isNews);
  const subject = 'request' in about ? { requests: [about.request] } : { requests: [], project: about.project };
  await notify(services, transaction, { kind, to, ...subject, actor: null, origin: '' });
}
