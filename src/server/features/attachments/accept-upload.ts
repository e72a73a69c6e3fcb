import type { Upload } from '@tus/server';
import * as z from 'zod/mini';
import { tokenSchema } from '#contract/shapes.ts';
import { attachmentLimits, attachmentTypes } from '#domain/attachments/attachment.ts';
import { attachmentName } from '#domain/attachments/attachment-name.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';
import { countDraftFiles, insertAttachment, sumUnfinishedBytes } from './attachments-store.ts';
import { hasRoomFor } from './upload-room.ts';

/** Time (ms) after which an incomplete upload ends and takes no place any more; its sender starts again. */
export const unfinishedMs = 60 * 60_000;

/** When a sender may try again (ms) for whose file there was no room. */
const roomRetryMs = 60_000;

const announcedSchema = z.object({
  name: z.string().check(z.maxLength(1000)),
  type: z.nullish(z.string()),
  collection: tokenSchema,
});

/** Returns the id of the attachment, which an upload id begins with; the rest is a secret of the sender. */
export const attachmentIdOf = (uploadId: string): string => uploadId.slice(0, 26);

/**
 * Adds an announced file to its draft if the limits permit it (C10). Throws `malformed-body`, `attachment-type`,
 * `attachment-too-large`, `attachment-unreadable` for an empty one, `attachment-too-many`, `files-unavailable` when
 * there is no room for it just now.
 */
export async function acceptUpload(services: Services, { id, size, metadata }: Upload): Promise<void> {
  const { db, engine, clock, newToken } = services;
  const announced = announcedSchema.safeParse(metadata ?? {});
  if (!announced.success || size === undefined) throw new AppError('malformed-body');
  const { collection } = announced.data;
  const type = attachmentTypes.find((each) => each === announced.data.type);
  if (!type) throw new AppError('attachment-type');
  if (size > attachmentLimits.bytes) throw new AppError('attachment-too-large');
  if (size === 0) throw new AppError('attachment-unreadable');
  const now = clock();
  const row = {
    id: attachmentIdOf(id),
    collection_hash: hashToken(collection),
    upload_hash: hashToken(id),
    service_request_id: null,
    object_key: newToken(),
    state: 'receiving',
    name: attachmentName(announced.data.name, type),
    type,
    size,
    width: null,
    height: null,
    created_at: now,
  } as const;
  const since = now - unfinishedMs;
  const free = await services.freeBytes();
  // Two simultaneous files must not both get the last place.
  await engine.exclusiveTransaction(db, async (transaction) => {
    const taken = await countDraftFiles(transaction, { collectionHash: row.collection_hash, since });
    if (taken >= attachmentLimits.count) throw new AppError('attachment-too-many');
    const unfinished = await sumUnfinishedBytes(transaction, since);
    if (!hasRoomFor(size, { unfinished, free })) throw new AppError('files-unavailable', { retryAfterMs: roomRetryMs });
    await insertAttachment(transaction, row);
  });
}
