import type { Kysely, Transaction } from 'kysely';
import { unfilledIn } from '#domain/mail/placeholders.ts';
import { awayPauses } from '#domain/threads/away.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { bindMessageFiles } from '#server/features/attachments/attachments-store.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { severalLines } from '#server/features/mail/compose/visitor-text.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { markAnswered } from '#server/features/service-requests/reply/mark-answered.ts';
import { lockRequests } from '#server/features/service-requests/requests-store.ts';
import { keepCustomerMessage } from '#server/features/service-requests/thread/keep-customer-message.ts';
import { countMessage } from '#server/features/service-requests/thread/thread-reads-store.ts';
import { columnsOfThread, lockThread } from '#server/features/service-requests/thread/thread-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { type OpenThread, findAccounts, findOfficeThread, findOwnThread } from './find-thread.ts';
import { queueThreadMailing } from './mailing/queue-thread-mail.ts';
import { findMessageOfCall, findMessages, insertAgencyMessage } from './thread-messages-store.ts';
import { findRequestHead } from './thread-subject-store.ts';

/** A message as it was typed, and the page that it was typed on. */
type Typed = ThreadKey & {
  body: string;
  quoted: string | null;
  /** The secret of its uploaded files; left out without files. */
  files?: string | null | undefined;
  caller: Caller;
  idempotencyKey: string;
};
type Sent = { id: string; at: number };
type Writing = {
  thread: OpenThread;
  id: string;
  callId: string;
  body: string;
  quotedId: string | null;
  caller: Caller;
};

/**
 * Stores what a customer has written in the portal, once for a key (I2). Administrators only look. Throws `not-found`, `access-denied`,
 * `invalid-input`, `idempotency-key-reused`.
 */
export async function writeAsCustomer(services: Services, typed: Typed): Promise<Sent> {
  const { caller } = typed;
  const thread = await findOwnThread(services.db, { ...typed, userId: callerId(caller) });
  if (caller.user?.role === 'admin') throw new AppError('access-denied');
  return writeOnce(services, { typed, thread }, async (transaction, { id, callId, body, quotedId }) => {
    const about = await subjectOf(transaction, thread.key);
    return keepCustomerMessage(services, transaction, {
      id,
      about,
      source: 'portal',
      written: { authorId: callerId(caller), callId, quotedId },
      message: { subject: '', body },
      isAutomatic: false,
    });
  });
}

/**
 * Stores what somebody of the agency has written to a customer, once for a key (I2): the customer's accounts have it unread, and a
 * request that waited for an answer has one. Throws `not-found`, `invalid-input`, `idempotency-key-reused`.
 */
export async function writeAsAgency(services: Services, typed: Typed & { audit: Audit }): Promise<Sent> {
  const thread = await findOfficeThread(services.db, typed);
  refuseUnfilled(typed);
  return writeOnce(services, { typed, thread }, async (transaction, writing) => {
    const at = await storeAgencyMessage(services, transaction, writing);
    await typed.audit(transaction, { subjectId: thread.key.id });
    return at;
  });
}

type Store = (transaction: Transaction<DatabaseSchema>, writing: Writing) => Promise<number>;

async function writeOnce(
  services: Services,
  { typed, thread }: { typed: Typed; thread: OpenThread },
  store: Store,
): Promise<Sent> {
  const { db, clock, newId, live, pokeJobs } = services;
  const { caller } = typed;
  const body = severalLines(typed.body);
  refuseEmpty(body, { hasFiles: Boolean(typed.files), caller });
  const callId = idOfKey(typed.idempotencyKey, `message ${thread.key.id} ${callerId(caller)}`);
  const said = { body, quotedId: await quotedIn(services, thread, typed.quoted) };
  const id = newId();
  const sent = await db.transaction().execute(async (transaction) => {
    if ((await lockThread(transaction, thread.key, clock())) === null) throw new AppError('not-found');
    // Who waits for the lock finds what the same call has stored meanwhile.
    const known = await findRepetition(transaction, callId, said);
    if (known) return known;
    const at = await store(transaction, { thread, id, callId, ...said, caller });
    const files = await bindFiles(transaction, { thread, id, collection: typed.files ?? null });
    // Files that never arrived are no message.
    refuseEmpty(body, { hasFiles: files > 0, caller });
    return { id, at };
  });
  if (sent.id !== id) return sent;
  live.announce({ kind: 'thread-changed', ...thread.key });
  if (thread.key.place === 'request') live.announce({ kind: 'request-changed', id: thread.key.id });
  pokeJobs();
  return sent;
}

/** What a template has left open is never sent to a customer. */
function refuseUnfilled({ body, caller }: Typed): void {
  const name = unfilledIn(body);
  refuseFields(name === null ? [] : [{ field: 'body', rule: 'unfilled', name }], caller.language);
}

function refuseEmpty(body: string, { hasFiles, caller }: { hasFiles: boolean; caller: Caller }): void {
  refuseFields(body === '' && !hasFiles ? [{ field: 'body', rule: 'required' }] : [], caller.language);
}

type Bound = { thread: OpenThread; id: string; collection: string | null };

/** Makes uploaded files those of a message; returns how many there are. */
async function bindFiles(transaction: Transaction<DatabaseSchema>, { thread, id, collection }: Bound): Promise<number> {
  if (collection === null) return 0;
  return bindMessageFiles(transaction, { collection, ...columnsOfThread(thread.key), message_id: id });
}

async function findRepetition(
  db: Kysely<DatabaseSchema>,
  callId: string,
  said: { body: string },
): Promise<Sent | null> {
  const known = await findMessageOfCall(db, callId);
  if (!known) return null;
  if (known.body !== said.body) throw new AppError('idempotency-key-reused');
  return { id: known.id, at: known.at };
}

/** The message that is quoted, where it stands in what the author sees of the thread; anything else is left out. */
async function quotedIn({ db, clock }: Services, thread: OpenThread, quoted: string | null): Promise<string | null> {
  if (quoted === null) return null;
  const [message] = await findMessages(db, { thread, forCustomer: true, now: clock() }, [quoted]);
  return message && message.deleted_at === null ? message.id : null;
}

async function subjectOf(transaction: Transaction<DatabaseSchema>, { place, id }: ThreadKey) {
  if (place === 'project') return { project: { id } };
  const request = await findRequestHead(transaction, id);
  if (!request) throw new AppError('not-found');
  return { request };
}

async function storeAgencyMessage(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { thread: { key }, id, callId, body, quotedId, caller }: Writing,
): Promise<number> {
  const { newId, clock } = services;
  const at = await lockThread(transaction, key, clock());
  if (at === null) throw new AppError('not-found');
  await insertAgencyMessage(transaction, {
    id,
    ...columnsOfThread(key),
    direction: 'to-customer',
    author_id: callerId(caller),
    subject: '',
    body,
    outbox_message_id: null,
    source: 'office',
    call_id: callId,
    quoted_id: quotedId,
    created_at: at,
  });
  const accounts = await findAccounts(transaction, key);
  await countMessage(
    transaction,
    key,
    accounts.map(({ userId }) => userId),
  );
  await queueThreadMailing(transaction, { key, jobId: newId(), runAt: at + awayPauses.quiet });
  if (key.place === 'request') await endWaiting(transaction, key.id, { now: at, authorId: callerId(caller), newId });
  return at;
}

/** A request that waited for us was answered; one that did not stays as it is. */
async function endWaiting(
  transaction: Transaction<DatabaseSchema>,
  id: string,
  answered: { now: number; authorId: string; newId: () => string },
): Promise<void> {
  const [request] = await lockRequests(transaction, [id]);
  if (request?.waiting_on === 'us') await markAnswered(transaction, { id, ...answered });
}
