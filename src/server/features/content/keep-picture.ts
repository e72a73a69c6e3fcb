import type { ContentPicture } from '#contract/content/content.ts';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { keepOfForm } from '#server/http/calls/files-away.ts';
import { nameReserved, reserveKey } from '#server/features/attachments/reserve-object.ts';
import { keepInspected } from '#server/features/attachments/store-inspected.ts';
import { hasRoomFor } from '#server/features/attachments/upload-room.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { insertPicture } from './content-store.ts';
import { presentPicture } from './read-content.ts';

/** Pixels of the longer side of what pages show (server/gateways/file-inspection/read-picture.ts). */
const shownSide = 480;

/**
 * Keeps a picture for pages as every upload is kept: looked into in a process of its own and drawn anew, without metadata (A12). Throws
 * what the inspection refuses, `attachment-too-large` and `file-not-kept`.
 */
export async function keepPicture(
  services: Services,
  { data, caller, audit }: { data: string; caller: Caller; audit: Audit },
): Promise<ContentPicture> {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > attachmentLimits.bytes) throw new AppError('attachment-too-large');
  if (!hasRoomFor(bytes.length, { unfinished: 0, free: await services.freeBytes() }))
    throw new AppError('file-not-kept');
  const reserved = await reserveKey(services);
  const kept = await keepOfForm(() => keepInspected(services, { name: 'picture', bytes, key: reserved.key }));
  if ('refusal' in kept) throw new AppError(kept.refusal);
  const { object_key: key, type, width, height } = kept;
  if (!width || !height || type === 'application/pdf') {
    await services.files.delete(key);
    throw new AppError('attachment-type');
  }
  const scale = Math.min(1, shownSide / Math.max(width, height));
  const row = {
    id: services.newId(),
    object_key: key,
    type,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    at: services.clock(),
    by_id: caller.user?.id ?? null,
  };
  await services.db.transaction().execute(async (transaction) => {
    await nameReserved(transaction, reserved);
    await insertPicture(transaction, row);
    await audit(transaction, { subjectId: row.id });
  });
  return presentPicture(row);
}
