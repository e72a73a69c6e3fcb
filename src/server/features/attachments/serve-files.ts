import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachmentFilePath, attachmentPreviewPath } from '#contract/attachments.ts';
import { idSchema } from '#contract/shapes.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import type { Services } from '#server/services.ts';
import { type AttachmentRow, findAttachment } from './attachments-store.ts';

/** A file that is opened as a document may run nothing. */
const filePolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** Serves the files of requests and the previews of their pictures to administrators (C10). */
export function bindFiles(app: FastifyInstance, services: Services): void {
  app.get(attachmentFilePath, { exposeHeadRoute: false }, async (request, reply) => {
    const row = await findReady(services, request);
    return send(reply, {
      bytes: await services.files.get(row.object_key),
      type: row.type,
      disposition: disposition(row.name),
    });
  });
  app.get(attachmentPreviewPath, { exposeHeadRoute: false }, async (request, reply) => {
    const row = await findReady(services, request);
    const isPicture = row.width !== null;
    const bytes = isPicture ? await services.files.get(previewKeyOf(row.object_key)) : null;
    return send(reply, { bytes, type: 'image/webp', disposition: 'inline' });
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

type Served = { bytes: Buffer | null; type: string; disposition: string };

/** What an id names never changes; only the browser that asked may keep it, and not for long. */
function send(reply: FastifyReply, { bytes, type, disposition: shown }: Served): FastifyReply {
  if (!bytes) throw new AppError('not-found');
  return reply
    .header('content-type', type)
    .header('content-disposition', shown)
    .header('content-security-policy', filePolicy)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, max-age=300')
    .header('vary', 'cookie')
    .header('x-robots-tag', 'noindex')
    .send(bytes);
}

/** Name of a file in both forms of RFC 6266: for old programs in plain letters, and as it is. */
export function disposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .()+,-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
