import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { insertAttachment } from '#server/features/attachments/attachments-store.ts';
import { keepOfForm } from '#server/http/calls/files-away.ts';
import { nameReserved, reserveKey } from '#server/features/attachments/reserve-object.ts';
import { keepInspected } from '#server/features/attachments/store-inspected.ts';
import { hasRoomFor } from '#server/features/attachments/upload-room.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';

/**
 * Keeps the files of a form that was sent without scripts, each looked into as an uploaded one; returns the secret by which they belong
 * together, null without files. Throws `attachment-too-many`, `attachment-too-large`, `file-not-kept` and what the inspection
 * refuses; what was kept until then is forgotten with all files that were never sent.
 */
export async function keepFormFiles(services: Services, files: readonly File[]): Promise<string | null> {
  if (files.length === 0) return null;
  if (files.length > attachmentLimits.count) throw new AppError('attachment-too-many');
  if (files.some(({ size }) => size > attachmentLimits.bytes)) throw new AppError('attachment-too-large');
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (!hasRoomFor(size, { unfinished: 0, free: await services.freeBytes() })) throw new AppError('file-not-kept');
  const collection = services.newToken();
  for (const file of files) {
    const bytes = Buffer.from(await file.arrayBuffer());
    const reserved = await reserveKey(services);
    const kept = await keepOfForm(() => keepInspected(services, { name: file.name, bytes, key: reserved.key }));
    if ('refusal' in kept) throw new AppError(kept.refusal);
    const row = { ...kept, collection_hash: hashToken(collection), service_request_id: null };
    await services.db.transaction().execute(async (transaction) => {
      await nameReserved(transaction, reserved);
      await insertAttachment(transaction, row);
    });
  }
  return collection;
}
