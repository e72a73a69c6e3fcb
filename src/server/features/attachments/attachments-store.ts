import type { Expression, ExpressionBuilder, Insertable, Kysely, Selectable, SqlBool, Transaction } from 'kysely';
import type { Attachment, KeptAttachments } from '#contract/attachments.ts';
import { type PictureType, attachmentLimits } from '#domain/attachments/attachment.ts';
import type { AttachmentTable } from '#server/database/tables/draft-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { hashToken } from '#server/http/security/session.ts';

type Database = Kysely<DatabaseSchema>;
export type AttachmentRow = Selectable<AttachmentTable>;

const shown = ['id', 'name', 'type', 'size', 'width', 'height', 'created_at'] as const;

/** Condition: a file was not sent with anything yet. */
const isLoose = (row: ExpressionBuilder<DatabaseSchema, 'attachments'>): Expression<SqlBool> =>
  row.and([row('service_request_id', 'is', null), row('project_id', 'is', null)]);

/**
 * Assigns the completely uploaded files of a draft to the request that is being submitted; files of another request are
 * not touched.
 */
export async function bindAttachments(
  transaction: Transaction<DatabaseSchema>,
  { collection, requestId }: { collection: string; requestId: string },
): Promise<void> {
  await transaction
    .updateTable('attachments')
    .set({ service_request_id: requestId })
    .where('collection_hash', '=', hashToken(collection))
    .where(isLoose)
    .where('state', '=', 'ready')
    .execute();
}

/**
 * Assigns further files of a draft to the locked request that its first ones went with, as many as a request may have;
 * returns how many.
 */
export async function bindLateAttachments(
  transaction: Transaction<DatabaseSchema>,
  { collection, requestId }: { collection: string; requestId: string },
): Promise<number> {
  const ofDraft = transaction.selectFrom('attachments').where('collection_hash', '=', hashToken(collection));
  const { count } = await ofDraft
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('service_request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  const late = ofDraft.select('id').where(isLoose).where('state', '=', 'ready').orderBy('id');
  const { numUpdatedRows } = await transaction
    .updateTable('attachments')
    .set({ service_request_id: requestId })
    .where('id', 'in', late.limit(Math.max(0, attachmentLimits.count - count)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Assigns the completely uploaded files of a draft to a project; returns their ids in the order in which they arrived. */
export async function bindProjectFiles(
  transaction: Transaction<DatabaseSchema>,
  { collection, projectId }: { collection: string; projectId: string },
): Promise<string[]> {
  const rows = await transaction
    .updateTable('attachments')
    .set({ project_id: projectId })
    .where('collection_hash', '=', hashToken(collection))
    .where(isLoose)
    .where('state', '=', 'ready')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).toSorted();
}

/** Assigns the completely uploaded files of a draft to a message of a thread; returns how many there are. */
export async function bindMessageFiles(
  transaction: Transaction<DatabaseSchema>,
  {
    collection,
    ...columns
  }: { collection: string } & Pick<AttachmentRow, 'service_request_id' | 'project_id' | 'message_id'>,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('attachments')
    .set(columns)
    .where('collection_hash', '=', hashToken(collection))
    .where(isLoose)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Reads the files of messages in the order in which they arrived. */
export async function listMessageFiles(
  db: Database,
  messageIds: readonly string[],
): Promise<{ messageId: string | null; file: Attachment }[]> {
  if (messageIds.length === 0) return [];
  const rows = await db
    .selectFrom('attachments')
    .select([...shown, 'message_id'])
    .where('message_id', 'in', messageIds)
    .where('state', '=', 'ready')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at: createdAt, message_id: messageId, ...row }) => ({
    messageId,
    file: { ...row, createdAt },
  }));
}

/** Reads the files of a request in the order in which they arrived. */
export async function listRequestAttachments(db: Database, requestId: string): Promise<Attachment[]> {
  const rows = await db
    .selectFrom('attachments')
    .select(shown)
    .where('service_request_id', '=', requestId)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt }));
}

/** Reads the files of a draft that was not submitted yet, including those still uploading. */
export async function listDraftFiles(db: Database, collection: string): Promise<KeptAttachments['attachments']> {
  const rows = await db
    .selectFrom('attachments')
    .select([...shown, 'state'])
    .where('collection_hash', '=', hashToken(collection))
    .where(isLoose)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt }));
}

/** Counts the taken places of a draft: complete files, and those whose upload began after a time (ms UTC). */
export async function countDraftFiles(
  transaction: Transaction<DatabaseSchema>,
  { collectionHash, since }: { collectionHash: string; since: number },
): Promise<number> {
  const { count } = await transaction
    .selectFrom('attachments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('collection_hash', '=', collectionHash)
    .where(isLoose)
    .where((where) => where.or([where('state', '=', 'ready'), where('created_at', '>', since)]))
    .executeTakeFirstOrThrow();
  return count;
}

/** Sums up the announced bytes of uploads that began after a time (ms UTC) and are not complete. */
export async function sumUnfinishedBytes(transaction: Transaction<DatabaseSchema>, since: number): Promise<number> {
  const { bytes } = await transaction
    .selectFrom('attachments')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('size'), eb.lit(0)).as('bytes'))
    .where('state', '=', 'receiving')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return bytes;
}

export async function insertAttachment(
  transaction: Transaction<DatabaseSchema>,
  row: Insertable<AttachmentTable>,
): Promise<void> {
  await transaction.insertInto('attachments').values(row).execute();
}

export function findAttachment(db: Database, id: string): Promise<AttachmentRow | undefined> {
  return db.selectFrom('attachments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What the inspection of a file found out. */
export type ReadyFacts = Pick<AttachmentTable, 'name' | 'type' | 'size' | 'width' | 'height'>;

/** Adds a completely uploaded file to its draft; returns false when it was removed or taken by another instance. */
export async function markReady(
  transaction: Transaction<DatabaseSchema>,
  { id, holder }: { id: string; holder: string },
  facts: ReadyFacts,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('attachments')
    .set({ ...facts, state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .where('held_by', '=', holder)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a file that belongs to no request; returns the key of its bytes, or null when it does not exist. */
export async function removeDraftFile(
  transaction: Transaction<DatabaseSchema>,
  { id, collection }: { id: string; collection?: string },
): Promise<string | null> {
  let removal = transaction.deleteFrom('attachments').where('id', '=', id).where(isLoose).returning('object_key');
  if (collection !== undefined) removal = removal.where('collection_hash', '=', hashToken(collection));
  return (await removal.executeTakeFirst())?.object_key ?? null;
}

/** A picture that was taken out of a draft for something else to have. */
export type TakenPicture = Pick<AttachmentRow, 'id' | 'object_key' | 'name' | 'size'> & {
  type: PictureType;
  width: number;
  height: number;
};

/** Takes pictures that have arrived out of a draft; files of a request or a project, and what is no picture, are not touched. */
export async function takeDraftPictures(
  transaction: Transaction<DatabaseSchema>,
  { collection, ids }: { collection: string; ids: readonly string[] },
): Promise<TakenPicture[]> {
  const rows = await transaction
    .deleteFrom('attachments')
    .where('id', 'in', ids)
    .where('collection_hash', '=', hashToken(collection))
    .where(isLoose)
    .where('state', '=', 'ready')
    .where('width', 'is not', null)
    .returning(['id', 'object_key', 'name', 'type', 'size', 'width', 'height'])
    .execute();
  return rows as TakenPicture[];
}

/** Deletes an upload that is not complete and that this instance holds. */
export async function removeRefused(
  transaction: Transaction<DatabaseSchema>,
  { id, holder }: { id: string; holder: string },
): Promise<void> {
  await transaction
    .deleteFrom('attachments')
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .where('held_by', '=', holder)
    .execute();
}

/**
 * Deletes some of the files whose upload began before one time and is incomplete, or before another and that were not
 * submitted (ms UTC).
 */
export async function removeStale(
  transaction: Transaction<DatabaseSchema>,
  { receivingBefore, readyBefore, limit }: { receivingBefore: number; readyBefore: number; limit: number },
): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('attachments')
    .where('id', 'in', (from) =>
      from
        .selectFrom('attachments')
        .select('id')
        .where(isLoose)
        .where((where) =>
          where.or([
            where('created_at', '<', readyBefore),
            where.and([where('state', '=', 'receiving'), where('created_at', '<', receivingBefore)]),
          ]),
        )
        .limit(limit),
    )
    .returning('object_key')
    .execute();
  return rows.map((row) => row.object_key);
}

/** Deletes the files of requests and the mails that came in for them; returns the keys of their bytes. */
export async function removeOfRequests(
  transaction: Transaction<DatabaseSchema>,
  requestIds: readonly string[],
): Promise<string[]> {
  const files = await transaction
    .deleteFrom('attachments')
    .where('service_request_id', 'in', requestIds)
    .returning('object_key')
    .execute();
  const mails = await transaction
    .deleteFrom('inbound_mails')
    .where('service_request_id', 'in', requestIds)
    .returning('object_key')
    .execute();
  return [...files, ...mails].map((row) => row.object_key).filter((key) => key !== null);
}
