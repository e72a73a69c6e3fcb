import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachmentFilePath, attachmentPreviewPath } from '#contract/attachments.ts';
import { idSchema } from '#contract/shapes.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { demand } from '#server/http/calls/actor.ts';
import { disposition, answerFile } from '#server/http/calls/answer-file.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import type { Services } from '#server/services.ts';
import { type AttachmentRow, findAttachment } from './attachments-store.ts';

/** Serves all files and the previews of their pictures to administrators (C10). */
export function bindFiles(app: FastifyInstance, services: Services): void {
  app.get(attachmentFilePath, { exposeHeadRoute: false }, async (request, reply) =>
    answerAttachment(services, reply, await findReady(services, request)),
  );
  app.get(attachmentPreviewPath, { exposeHeadRoute: false }, async (request, reply) =>
    answerPreview(services, reply, await findReady(services, request)),
  );
}

type Files = Pick<Services, 'files'>;

/** Answers with a file to somebody who may have it. Throws `not-found` where its bytes are gone. */
export async function answerAttachment(
  { files }: Files,
  reply: FastifyReply,
  row: AttachmentRow,
): Promise<FastifyReply> {
  const bytes = await files.get(row.object_key);
  return answerFile(reply, { bytes, type: row.type, disposition: disposition(row.name) });
}

/** Answers with the preview of a picture to somebody who may have it. Throws `not-found` for what is none. */
export async function answerPreview({ files }: Files, reply: FastifyReply, row: AttachmentRow): Promise<FastifyReply> {
  const isPicture = row.width !== null;
  const bytes = isPicture ? await files.get(previewKeyOf(row.object_key)) : null;
  return answerFile(reply, { bytes, type: 'image/webp', disposition: 'inline' });
}

/** The row of a file that has arrived whole; throws the refusals of the permission, and `not-found`. */
async function findReady(services: Services, request: FastifyRequest): Promise<AttachmentRow> {
  demand(await identifyCaller(request, services), 'read-service-requests');
  const id = idSchema.safeParse((request.params as { id?: string }).id);
  const row = id.success ? await findAttachment(services.db, id.data) : undefined;
  if (row?.state !== 'ready') throw new AppError('not-found');
  return row;
}
