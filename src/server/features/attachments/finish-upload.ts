import { readFile } from 'node:fs/promises';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { attachmentName } from '#domain/attachments/attachment-name.ts';
import type { Inspection } from '#server/gateways/file-inspection/inspection.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { attachmentIdOf } from './accept-upload.ts';
import { deleteObjectsLater } from './delete-objects-later.ts';
import type { IncomingFiles } from './incoming-files.ts';
import {
  type AttachmentRow,
  countDraftFiles,
  findAttachment,
  markReady,
  removeDraftFile,
} from './attachments-store.ts';

type Arrived = { services: Services; incoming: IncomingFiles; uploadId: string };
type Kept = Extract<Inspection, { ok: true }>;

/**
 * Handles a completely uploaded file: inspects it, stores it and adds it to its draft. Repeating it changes nothing.
 * When it fails, the file is deleted and the sender starts again. Throws `not-found`, `attachment-type`,
 * `attachment-unsafe`, `attachment-unreadable`, `attachment-too-large`, `attachment-too-many`.
 */
export async function finishUpload(arrived: Arrived): Promise<void> {
  const { services, incoming, uploadId } = arrived;
  const row = await findAttachment(services.db, attachmentIdOf(uploadId));
  if (row?.state === 'ready') return;
  try {
    if (!row) throw new AppError('not-found');
    const inspection = await services.inspector.inspect(incoming.fileOf(uploadId));
    if (!inspection.ok) throw new AppError(inspection.refusal);
    await keep(arrived, row, inspection);
  } catch (error) {
    await giveUp(arrived, row?.object_key);
    throw error;
  }
  await incoming.finish(uploadId);
}

async function keep({ services, incoming, uploadId }: Arrived, row: AttachmentRow, kept: Kept): Promise<void> {
  const { db, engine, files } = services;
  const { type, width, height, preview } = kept;
  const bytes = kept.bytes ?? (await readFile(incoming.fileOf(uploadId)));
  await files.put(row.object_key, { bytes, type });
  if (preview) await files.put(previewKeyOf(row.object_key), { bytes: preview, type: 'image/webp' });
  const facts = { name: attachmentName(row.name, type), type, size: bytes.length, width, height };
  await engine.exclusiveTransaction(db, async (transaction) => {
    if (!(await markReady(transaction, row.id, facts))) throw new AppError('not-found');
    const taken = await countDraftFiles(transaction, { collectionHash: row.collection_hash, since: services.clock() });
    if (taken > attachmentLimits.count) throw new AppError('attachment-too-many');
  });
}

/** Deletes the row and the bytes; a job deletes what is stored already, unless a request has got the file meanwhile. */
async function giveUp({ services, incoming, uploadId }: Arrived, key: string | undefined): Promise<void> {
  const { db, clock, newId } = services;
  const id = attachmentIdOf(uploadId);
  await db.transaction().execute(async (transaction) => {
    await removeDraftFile(transaction, { id });
    const isGone = (await findAttachment(transaction, id)) === undefined;
    if (key && isGone) await deleteObjectsLater(transaction, [key], { newId, now: clock() });
  });
  services.pokeJobs();
  await incoming.forget(uploadId);
}
