import type { Insertable, Kysely, Transaction } from 'kysely';
import { shownName } from '#server/database/shown-name.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { ServiceRequestMessageTable } from '#server/database/tables/back-office-tables.ts';
import { columnOfThread } from '#server/features/service-requests/thread/thread-store.ts';
import type { OpenThread } from './find-thread.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;
type Position = { at: number; id: string };

/** Who reads: customers see neither replies that can still be taken back, nor what programs have sent, nor what is about somebody else's quote. */
export type Reading = { thread: OpenThread; forCustomer: boolean; now: number };

/** Messages of a thread with what is shown of author, mails and quotation. */
function selectMessages(db: Db, { thread: { key, since }, forCustomer, now }: Reading) {
  const rows = db
    .selectFrom('service_request_messages as messages')
    .leftJoin('users as authors', 'authors.id', 'messages.author_id')
    .leftJoin('outbox_messages as mails', 'mails.id', 'messages.outbox_message_id')
    .leftJoin('inbound_mails as inbound', 'inbound.id', 'messages.inbound_mail_id')
    .leftJoin('quotes as others', 'others.id', 'messages.quote_id')
    .select(['messages.id', 'messages.created_at', 'messages.direction', 'messages.author_id', 'messages.body'])
    .select(['messages.source', 'messages.call_id', 'messages.quoted_id', 'messages.edited_at', 'messages.deleted_at'])
    .select(['mails.id as mail_id', 'mails.state as mail_state'])
    .select(['inbound.id as inbound_id', 'from_name', 'from_address', 'is_other_sender', 'is_automatic', 'files_left'])
    .select(['authors.display_name', shownName('authors').as('author_name'), 'authors.email_key as author_email_key'])
    .select('others.buyer_name')
    .where(`messages.${columnOfThread[key.place]}`, '=', key.id)
    .where('messages.created_at', '>=', since);
  if (!forCustomer) return rows;
  // What few messages have is asked of each: conditions on joined rows let PostgreSQL expect so few messages that it sorts them all.
  return rows.where('messages.quote_id', 'is', null).where(({ not, exists, selectFrom }) => {
    const held = selectFrom('outbox_messages as held').select('held.id');
    const automatic = selectFrom('inbound_mails as automatic').select('automatic.id');
    return not(
      exists(held.whereRef('held.id', '=', 'messages.outbox_message_id').where('held.not_before', '>', now)),
    ).and(
      not(
        exists(
          automatic.whereRef('automatic.id', '=', 'messages.inbound_mail_id').where('automatic.is_automatic', '=', 1),
        ),
      ),
    );
  });
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

/** The latest messages of a thread before a place in it, newest first. */
export async function readMessages(
  db: Db,
  reading: Reading,
  { before, limit }: { before: Position | null; limit: number },
): Promise<MessageRow[]> {
  let query = selectMessages(db, reading);
  if (before) {
    const { at, id } = before;
    query = query.where((row) =>
      row.and([
        row('messages.created_at', '<=', at),
        row.or([row('messages.created_at', '<', at), row('messages.id', '<', id)]),
      ]),
    );
  }
  return query.orderBy('messages.created_at', 'desc').orderBy('messages.id', 'desc').limit(limit).execute();
}

/** Messages of a thread by their ids. */
export async function findMessages(db: Db, reading: Reading, ids: readonly string[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  return selectMessages(db, reading).where('messages.id', 'in', ids).execute();
}

/** The message that a call has sent; null when it has sent none. */
export async function findMessageOfCall(db: Db, callId: string) {
  const row = await db
    .selectFrom('service_request_messages')
    .select(['id', 'created_at', 'body', 'quoted_id'])
    .where('call_id', '=', callId)
    .executeTakeFirst();
  return row ? { id: row.id, at: row.created_at, body: row.body, quotedId: row.quoted_id } : null;
}

/** Stores a message of the agency. */
export async function insertAgencyMessage(
  transaction: Transacting,
  row: Insertable<ServiceRequestMessageTable>,
): Promise<void> {
  await transaction.insertInto('service_request_messages').values(row).execute();
}

type Revised = { id: string; revisionId: string; former: string; body: string; at: number; isDeleted: boolean };

/** Gives a message other words, or takes it back, and keeps what it said; the thread is locked. */
export async function reviseMessage(
  transaction: Transacting,
  { id, revisionId, former, body, at, isDeleted }: Revised,
): Promise<void> {
  await transaction
    .insertInto('message_revisions')
    .values({ id: revisionId, message_id: id, body: former, at })
    .execute();
  const set = isDeleted ? { body: '', deleted_at: at } : { body, edited_at: at };
  await transaction.updateTable('service_request_messages').set(set).where('id', '=', id).execute();
}

/** What messages said before they were changed, oldest first. */
export async function findRevisions(db: Db, messageIds: readonly string[]) {
  if (messageIds.length === 0) return [];
  return db
    .selectFrom('message_revisions')
    .select(['message_id', 'at', 'body'])
    .where('message_id', 'in', messageIds)
    .orderBy('message_id')
    .orderBy('at')
    .orderBy('id')
    .execute();
}
