import type { Transaction } from 'kysely';
import type { ThreadKey, ThreadSide } from '#domain/threads/thread.ts';
import { mayChange } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { severalLines } from '#server/features/mail/compose/visitor-text.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { recountUnread } from '#server/features/service-requests/thread/thread-reads-store.ts';
import { lockThread } from '#server/features/service-requests/thread/thread-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { type OpenThread, findOfficeThread, findOwnThread } from './find-thread.ts';
import { type MessageRow, findMessages, reviseMessage } from './thread-messages-store.ts';

/** What becomes of a message: other words, or null where it is taken back. */
type Change = ThreadKey & { message: string; body: string | null; side: ThreadSide; caller: Caller; audit?: Audit };

/**
 * Changes one's own message or takes it back, within ten minutes (I2); what it said stays for the agency. The same said twice changes
 * nothing. Throws `not-found`, `step-not-allowed` after that time and for messages that came by mail, `invalid-input`.
 */
export async function changeMessage(services: Services, change: Change): Promise<Record<string, never>> {
  const { side, caller } = change;
  const { db, live } = services;
  const userId = callerId(caller);
  const thread =
    side === 'customer' ? await findOwnThread(db, { ...change, userId }) : await findOfficeThread(db, change);
  const body = change.body === null ? null : severalLines(change.body);
  refuseFields(body === '' ? [{ field: 'body', rule: 'required' }] : [], caller.language);
  await db.transaction().execute((transaction) => store(services, transaction, { change, thread, body }));
  live.announce({ kind: 'thread-changed', ...thread.key });
  return {};
}

type Wanted = { change: Change; thread: OpenThread; body: string | null };

async function store(
  { clock, newId }: Services,
  transaction: Transaction<DatabaseSchema>,
  { change: { side, caller, message: id, audit }, thread, body }: Wanted,
): Promise<void> {
  const now = clock();
  if ((await lockThread(transaction, thread.key, now)) === null) throw new AppError('not-found');
  const [row] = await findMessages(transaction, { thread, forCustomer: side === 'customer', now }, [id]);
  if (!row || row.author_id !== callerId(caller)) throw new AppError('not-found');
  if (isDone(row, body)) return;
  const state = { isOwn: true, at: row.created_at, isDeleted: row.deleted_at !== null };
  if (!mayChange({ ...state, isWrittenHere: row.call_id !== null }, now)) throw new AppError('step-not-allowed');
  const revision = { id, revisionId: newId(), former: row.body, at: now };
  await reviseMessage(transaction, { ...revision, body: body ?? '', isDeleted: body === null });
  if (body === null) await recountUnread(transaction, thread.key, side);
  await audit?.(transaction, { subjectId: thread.key.id });
}

/** Whether a message is already as it is wanted. */
const isDone = (row: MessageRow, body: string | null): boolean =>
  body === null ? row.deleted_at !== null : row.body === body;
