import { readFile } from 'node:fs/promises';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import type { Inspection } from '#server/gateways/file-inspection/inspection.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { attachmentIdOf } from './accept-upload.ts';
import { deleteObjectsLater } from './delete-objects-later.ts';
import type { IncomingFiles } from '#server/features/attachments/incoming/incoming-files.ts';
import { type AttachmentRow, countDraftFiles, findAttachment, markReady, removeRefused } from './attachments-store.ts';
import { storeInspected } from './store-inspected.ts';
import type { UploadLeases } from './upload-leases.ts';

type Arrived = { services: Services; incoming: IncomingFiles; leases: UploadLeases; uploadId: string };
type Kept = Extract<Inspection, { ok: true }>;

/**
 * Handles a completely uploaded file: inspects it, stores it and adds it to its draft. Repeating it changes nothing, and
 * one instance at a time does it. A refused file is deleted; when the store or the disk fails, the bytes stay and the
 * sender's next attempt finishes the upload. Throws `not-found`, `attachment-busy`, `attachment-type`,
 * `attachment-unsafe`, `attachment-unreadable`, `attachment-too-large`, `attachment-too-many`.
 */
export async function finishUpload(arrived: Arrived): Promise<void> {
  const { leases, uploadId } = arrived;
  await leases.take(uploadId);
  try {
    await finishHeld(arrived);
  } finally {
    await leases.release(uploadId);
  }
}

async function finishHeld(arrived: Arrived): Promise<void> {
  const { services, incoming, uploadId } = arrived;
  const row = await findAttachment(services.db, attachmentIdOf(uploadId));
  if (row?.state === 'ready') return;
  try {
    if (!row) throw new AppError('not-found');
    const inspection = await services.inspector.inspect(incoming.fileOf(uploadId));
    if (!inspection.ok) throw new AppError(inspection.refusal);
    await keep(arrived, row, inspection);
  } catch (error) {
    if (isRefusal(error)) await giveUp(arrived, row?.object_key);
    throw error;
  }
  await incoming.finish(uploadId);
}

async function keep(arrived: Arrived, row: AttachmentRow, kept: Kept): Promise<void> {
  const { services, incoming, leases, uploadId } = arrived;
  const { db, engine, files } = services;
  const uploaded = kept.bytes ?? (await readFile(incoming.fileOf(uploadId)));
  const facts = await storeInspected(files, { key: row.object_key, name: row.name, uploaded, inspection: kept });
  await engine.exclusiveTransaction(db, async (transaction) => {
    const isMarked = await markReady(transaction, { id: row.id, holder: leases.holder }, facts);
    if (!isMarked) throw new AppError('not-found');
    const taken = await countDraftFiles(transaction, { collectionHash: row.collection_hash, since: services.clock() });
    if (taken > attachmentLimits.count) throw new AppError('attachment-too-many');
  });
}

/** Whether another attempt with the same bytes would end in the same way. */
const isRefusal = (error: unknown): boolean => error instanceof AppError && errorCodes[error.code].status < 500;

/**
 * Deletes the row and the bytes of a refused file, and by a job what is stored already. A file that another instance has
 * added to its draft meanwhile stays.
 */
async function giveUp({ services, incoming, leases, uploadId }: Arrived, key: string | undefined): Promise<void> {
  const { db, clock, newId } = services;
  const id = attachmentIdOf(uploadId);
  const isGone = await db.transaction().execute(async (transaction) => {
    await removeRefused(transaction, { id, holder: leases.holder });
    if (await findAttachment(transaction, id)) return false;
    if (key) await deleteObjectsLater(transaction, [key], { newId, now: clock() });
    return true;
  });
  services.pokeJobs();
  if (isGone) await incoming.forget(uploadId);
}
