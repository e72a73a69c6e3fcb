import type { Kysely, Selectable, Transaction } from 'kysely';
import type { UploadPartTable } from '#server/database/tables/draft-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { hashToken } from '#server/http/security/session.ts';
import { attachmentIdOf } from '#server/features/attachments/accept-upload.ts';
import type { AttachmentRow } from '#server/features/attachments/attachments-store.ts';

type Db = Kysely<DatabaseSchema>;
export type UploadPart = Selectable<UploadPartTable>;

/** The file of an upload, by the id that its sender alone knows; undefined when there is none. */
export function findUploaded(db: Db, uploadId: string): Promise<Pick<AttachmentRow, 'state' | 'size'> | undefined> {
  const found = db.selectFrom('attachments').select(['state', 'size']).where('upload_hash', '=', hashToken(uploadId));
  return found.where('id', '=', attachmentIdOf(uploadId)).executeTakeFirst();
}

/** The parts of an upload in the bucket, in the order of the file. */
export function listParts(db: Db, uploadId: string): Promise<UploadPart[]> {
  const parts = db.selectFrom('upload_parts').selectAll().where('upload_hash', '=', hashToken(uploadId));
  return parts.orderBy('start_byte').orderBy('id').execute();
}

/** Adds a part. */
export async function insertPart(db: Db, uploadId: string, part: Omit<UploadPart, 'upload_hash'>): Promise<void> {
  await db
    .insertInto('upload_parts')
    .values({ ...part, upload_hash: hashToken(uploadId) })
    .execute();
}

/** Deletes a part whose bytes could not be stored. */
export async function deletePart(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload_parts').where('id', '=', id).execute();
}

/** Deletes the parts of an upload; returns the keys of their bytes. */
export async function removeParts(transaction: Transaction<DatabaseSchema>, uploadId: string): Promise<string[]> {
  const removal = transaction.deleteFrom('upload_parts').where('upload_hash', '=', hashToken(uploadId));
  return (await removal.returning('object_key').execute()).map((row) => row.object_key);
}

/** Deletes some of the parts that came before a time (ms UTC); returns the keys of their bytes. */
export async function removeOldParts(
  transaction: Transaction<DatabaseSchema>,
  { before, limit }: { before: number; limit: number },
): Promise<string[]> {
  const old = transaction.selectFrom('upload_parts').select('id').where('created_at', '<', before).limit(limit);
  const removal = transaction.deleteFrom('upload_parts').where('id', 'in', old);
  return (await removal.returning('object_key').execute()).map((row) => row.object_key);
}
