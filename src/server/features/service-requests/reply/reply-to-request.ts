import type { Kysely, Transaction } from 'kysely';
import type { MailPreview } from '#contract/mail/mail.ts';
import { isEmail } from '#domain/contact/email-address.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { previewReplyMail } from '#server/features/mail/compose/requests/compose-reply.ts';
import { findMailOfJob } from '#server/features/mail/outbox/outbox-store.ts';
import { type MailThread, readThread } from '#server/features/mail/outbox/thread-store.ts';
import { continuedSubject } from '#domain/mail/continued-subject.ts';
import { queueReply } from '#server/features/mail/outbox/queue/queue-reply.ts';
import { type RequestToAnswer, replyValues } from '#server/features/mail/compose/requests/reply-values.ts';
import { type TypedMessage, fillMessage } from '#server/features/mail/compose/typed-message.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { markAnswered } from './mark-answered.ts';
import { type Answerable, findAnswerable, findMessageOfMail, insertMessage } from './request-messages-store.ts';

/** A reply as it was typed, and the id of its request. */
type TypedReply = { id: string; message: TypedMessage; caller: Caller };
type NewReply = TypedReply & { version: number; idempotencyKey: string; audit: Audit };

/** The stored message, and until when it can be taken back (ms UTC). */
type Sent = { id: string; leavesAt: number };

/**
 * Mails the customer and marks the request as answered (G3), exactly once for a key: message, mail and job are stored
 * in one transaction, and the mail leaves 30 s later. It continues the thread that the customer has; only the first mail
 * of a request has a subject of its own. A status later than `responded` stays. Throws `not-found`,
 * `changed-meanwhile`, `idempotency-key-reused`, `invalid-input`.
 */
export async function replyToRequest(services: Services, reply: NewReply): Promise<Sent> {
  const { db, engine, pokeJobs, live } = services;
  const userId = reply.caller.user?.id ?? '';
  const jobId = idOfKey(reply.idempotencyKey, `reply ${reply.id} ${userId}`);
  try {
    const sent = await db
      .transaction()
      .execute(
        async (transaction) =>
          (await findRepetition(transaction, services, { reply, jobId })) ??
          (await store(transaction, services, { reply, jobId, userId })),
      );
    pokeJobs();
    live.announce({ kind: 'request-changed', id: reply.id });
    return sent;
  } catch (error) {
    // A call with the same key may have been faster and have changed the request.
    const mayBeLate = engine.isUniqueViolation(error) || error instanceof AppError;
    const known = mayBeLate ? await findRepetition(db, services, { reply, jobId }) : null;
    if (known === null) throw error;
    return known;
  }
}

/** Returns the mail that a reply would be sent as (G3). Throws `not-found`, `invalid-input`. */
export async function previewReply(services: Services, typed: TypedReply): Promise<MailPreview> {
  const { request } = await readAnswerable(services.db, typed.id);
  const message = fill(services, typed, { request, thread: await readThread(services.db, typed.id) });
  return previewReplyMail({
    language: request.language,
    number: String(request.number),
    message,
    agency: services.agency.current().facts,
  });
}

async function store(
  transaction: Transaction<DatabaseSchema>,
  services: Services,
  { reply, jobId, userId }: { reply: NewReply; jobId: string; userId: string },
): Promise<Sent> {
  const { newId, clock } = services;
  const { request, recipient, version } = await readAnswerable(transaction, reply.id);
  if (version !== reply.version) throw new AppError('changed-meanwhile');
  refuseFields(
    isEmail(recipient) ? [] : [{ field: 'recipient', rule: 'email', wording: 'recipient' }],
    reply.caller.language,
  );
  const thread = await readThread(transaction, reply.id);
  const message = fill(services, reply, { request, thread });
  const mail = { language: request.language, number: String(request.number), message };
  const references = thread?.references ?? [];
  const queued = { ...mail, requestId: reply.id, recipient, jobId, references };
  const { id: mailId, leavesAt } = await queueReply(services, transaction, queued);
  const [id, now] = [newId(), clock()];
  await insertMessage(transaction, { id, requestId: reply.id, authorId: userId, message, mailId, now });
  await markAnswered(transaction, { id: reply.id, now, authorId: userId, newId, version });
  await reply.audit(transaction, { subjectId: reply.id });
  return { id, leavesAt };
}

/** Returns the message that the same key has sent before; null when it has sent none. */
async function findRepetition(
  db: Kysely<DatabaseSchema>,
  services: Services,
  { reply, jobId }: { reply: NewReply; jobId: string },
): Promise<Sent | null> {
  const mailId = await findMailOfJob(db, jobId);
  if (mailId === null) return null;
  const said = await findMessageOfMail(db, { requestId: reply.id, mailId });
  const { request } = await readAnswerable(db, reply.id);
  const thread = said && { subject: said.subject, references: [] };
  if (!said || fill(services, reply, { request, thread }).body !== said.body) {
    throw new AppError('idempotency-key-reused');
  }
  return { id: said.id, leavesAt: said.leavesAt };
}

async function readAnswerable(db: Kysely<DatabaseSchema>, id: string): Promise<Answerable> {
  const found = await findAnswerable(db, id);
  if (!found) throw new AppError('not-found');
  return found;
}

type Place = {
  request: RequestToAnswer;
  /** What the customer already has; null before the first mail. */ thread: MailThread | null;
};

/** The message with its placeholders filled in, under the subject of the thread that it continues. */
function fill({ config }: Services, { message, caller }: TypedReply, { request, thread }: Place): TypedMessage {
  const values = replyValues(request, { origin: caller.origin, hosts: config.siteHosts });
  const reader = caller.language;
  if (!thread) return fillMessage({ message, reader }, values);
  const subject = continuedSubject(thread.subject);
  return { ...fillMessage({ message: { ...message, subject: 'Re:' }, reader }, values), subject };
}
