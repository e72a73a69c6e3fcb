import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attachmentFilePath, attachmentPreviewPath } from '#contract/attachments.ts';
import { idSchema } from '#contract/shapes.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { demand } from '#server/http/calls/actor.ts';
import { disposition, answerFile } from '#server/http/calls/answer-file.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import type { Services } from '#server/services.ts';
import { type AttachmentRow, findAttachment } from './attachments-store.ts';

/** Serves the files of requests and the previews of their pictures to administrators (C10). */
export function bindFiles(app: FastifyInstance, services: Services): void {
  app.get(attachmentFilePath, { exposeHeadRoute: false }, async (request, reply) => {
    const row = await findReady(services, request);
    return answerFile(reply, {
      bytes: await services.files.get(row.object_key),
      type: row.type,
      disposition: disposition(row.name),
    });
  });
  app.get(attachmentPreviewPath, { exposeHeadRoute: false }, async (request, reply) => {
    const row = await findReady(services, request);
    const isPicture = row.width !== null;
    const bytes = isPicture ? await services.files.get(previewKeyOf(row.object_key)) : null;
    return answerFile(reply, { bytes, type: 'image/webp', disposition: 'inline' });
  });
}

/** The row of a file that has arrived whole; throws the refusals of the permission, and `not-found`. */
async function findReady(services: Services, request: FastifyRequest): Promise<AttachmentRow> {
  demand(await identifyCaller(request, services), 'read-service-requests');
  const id = idSchema.safeParse((request.params as { id?: string }).id);
  const row = id.success ? await findAttachment(services.db, id.data) : undefined;
  if (row?.state !== 'ready') throw new AppError('not-found');
  return row;
}
