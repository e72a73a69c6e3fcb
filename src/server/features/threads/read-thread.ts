import type { OfficeMessage, OfficeThreadPage, ThreadMessage, ThreadPage } from '#contract/threads.ts';
import { emailKey } from '#domain/accounts/account.ts';
import { brand } from '#domain/brand.ts';
import {
  type ThreadSide,
  changeWindowMs,
  excerptOf,
  mayChange,
  otherSide,
  positionOf,
  positionText,
  threadLimits,
} from '#domain/threads/thread.ts';
import { listMessageFiles } from '#server/features/attachments/attachments-store.ts';
import { readSeenBy, readUnread } from '#server/features/service-requests/thread/thread-reads-store.ts';
import type { Services } from '#server/services.ts';
import { type OpenThread, findAccounts } from './find-thread.ts';
import { type ThreadReader, findReader } from './find-reader.ts';
import { type MessageRow, type Reading, findMessages, findRevisions, readMessages } from './thread-messages-store.ts';

type ReadServices = Pick<Services, 'db' | 'clock'>;
type Wanted = { thread: OpenThread; userId: string; before?: string | undefined };
type Viewer = {
  userId: string;
  side: ThreadSide;
  customer: ThreadReader;
  now: number;
  files: Awaited<ReturnType<typeof listMessageFiles>>;
};

/** A page of a thread as its customer sees it, the latest first. */
export async function readOwnPage({ db, clock }: ReadServices, wanted: Wanted): Promise<ThreadPage> {
  const { rows, earlier, quoted, viewer } = await readRows({ db, clock }, wanted, 'customer');
  return {
    ...(await frameOf({ db }, wanted, 'customer')),
    earlier,
    messages: rows.map((row) => present(row, quoted, viewer)),
  };
}

/** A page of a thread as the agency sees it, with what messages said before they were changed. */
export async function readOfficePage(services: ReadServices, wanted: Wanted): Promise<OfficeThreadPage> {
  const { db } = services;
  const { key } = wanted.thread;
  const { rows, earlier, quoted, viewer } = await readRows(services, wanted, 'agency');
  const former = await findRevisions(
    db,
    rows.filter(isRevised).map(({ id }) => id),
  );
  const messages = rows.map((row): OfficeMessage => ({
    ...present(row, quoted, viewer),
    mail: row.mail_id === null || row.mail_state === null ? null : { id: row.mail_id, state: row.mail_state },
    inboundMail: inboundOf(row),
    former: former.filter((each) => each.message_id === row.id).map(({ at, body }) => ({ at, body })),
  }));
  return { ...(await frameOf({ db }, wanted, 'agency')), earlier, messages, reader: await readerOf({ db }, key) };
}

async function readerOf({ db }: Pick<Services, 'db'>, key: OpenThread['key']): Promise<OfficeThreadPage['reader']> {
  if ((await findAccounts(db, key)).length > 0) return 'account';
  return (await findReader(db, key)).email === null ? 'nobody' : 'mail';
}

async function readRows({ db, clock }: ReadServices, { thread, userId, before }: Wanted, side: ThreadSide) {
  const now = clock();
  const reading: Reading = { thread, forCustomer: side === 'customer', now };
  const found = await readMessages(db, reading, { before: positionOf(before), limit: threadLimits.page + 1 });
  const rows = found.slice(0, threadLimits.page);
  const oldest = rows.at(-1);
  const earlier = found.length > rows.length && oldest ? positionText({ at: oldest.created_at, id: oldest.id }) : null;
  const ids = rows.flatMap(({ quoted_id: id }) => (id === null ? [] : [id]));
  const quoted = await findMessages(db, reading, [...new Set(ids)]);
  const files = await listMessageFiles(
    db,
    rows.filter(({ deleted_at: deletedAt }) => deletedAt === null).map((row) => row.id),
  );
  const viewer: Viewer = { userId, side, files, customer: await findReader(db, thread.key), now };
  return { rows: rows.toReversed(), earlier, quoted, viewer };
}

async function frameOf({ db }: Pick<Services, 'db'>, { thread: { key }, userId }: Wanted, side: ThreadSide) {
  return {
    thread: key.id,
    unread: await readUnread(db, key, userId),
    seenAt: await readSeenBy(db, key, otherSide(side)),
  };
}

const sideOf = ({ direction }: Pick<MessageRow, 'direction'>): ThreadSide =>
  direction === 'to-customer' ? 'agency' : 'customer';
const isRevised = ({ edited_at: editedAt, deleted_at: deletedAt }: MessageRow) =>
  editedAt !== null || deletedAt !== null;

function present(row: MessageRow, quoted: readonly MessageRow[], viewer: Viewer): ThreadMessage {
  const { id, created_at: at, author_id: authorId, body, source } = row;
  const isOwn = authorId !== null && authorId === viewer.userId;
  const isDeleted = row.deleted_at !== null;
  const answered = quoted.find((each) => each.id === row.quoted_id);
  const isChangeable = mayChange({ isOwn, at, isDeleted, isWrittenHere: row.call_id !== null }, viewer.now);
  return {
    id,
    at,
    side: sideOf(row),
    isOwn,
    author: authorOf(row, viewer),
    body,
    source,
    quoted: answered
      ? {
          id: answered.id,
          side: sideOf(answered),
          author: authorOf(answered, viewer),
          excerpt: excerptOf(answered.body),
        }
      : null,
    files: viewer.files.filter(({ messageId }) => messageId === id).map(({ file }) => file),
    isEdited: row.edited_at !== null && !isDeleted,
    isDeleted,
    changeableUntil: isChangeable ? at + changeWindowMs : null,
  };
}

/** What says who has written something. */
type AuthorRow = Pick<MessageRow, 'direction' | 'display_name' | 'author_name' | 'from_name' | 'from_address'> &
  Pick<MessageRow, 'author_email_key'> & {
    /** To whom the quote went that it is about, where that is somebody else than the customer. */
    buyer_name?: string | null;
    is_other_sender: number | null;
  };

/** The name under which somebody reads who has written something. */
export const authorOf = (row: AuthorRow, viewer: Pick<Viewer, 'side' | 'customer'>): string =>
  sideOf(row) === 'agency' ? nameOfAgency(row, viewer) : nameOfCustomer(row, viewer);

/** Customers read the names that people of the agency have chosen, never those that they sign in by. */
const nameOfAgency = (row: AuthorRow, { side }: Pick<Viewer, 'side'>): string =>
  side === 'customer' ? row.display_name || brand.developer : (row.author_name ?? '');

function nameOfCustomer(row: AuthorRow, { customer }: Pick<Viewer, 'customer'>): string {
  if (row.is_other_sender === 1) return row.from_name || row.from_address || '';
  // Colleagues of the customer's firm go by a name of their own, also by the one that they sign in by.
  const name = isByCustomer(row, customer) ? customer.name : null;
  return row.display_name || row.buyer_name || name || (row.author_name ?? '');
}

const isByCustomer = ({ author_email_key: key }: AuthorRow, { email }: Viewer['customer']): boolean =>
  key === null || (email !== null && key === emailKey(email));

function inboundOf(row: MessageRow): OfficeMessage['inboundMail'] {
  if (row.inbound_id === null) return null;
  return {
    id: row.inbound_id,
    fromAddress: row.from_address ?? '',
    isOtherSender: row.is_other_sender === 1,
    isAutomatic: row.is_automatic === 1,
    filesLeft: row.files_left ?? 0,
  };
}
