import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  officePicturePath,
  officePicturePreviewPath,
  ownPicturePath,
  ownPicturePreviewPath,
} from '#contract/projects/handovers.ts';
import { answerMark as endpoint } from '#contract/projects/projects.ts';
import { idSchema } from '#contract/shapes.ts';
import type { Action } from '#domain/permissions.ts';
import { demandOwn } from '#server/features/projects/own/read-own-projects.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { demand } from '#server/http/calls/actor.ts';
import { answerFile } from '#server/http/calls/answer-file.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import type { Services } from '#server/services.ts';
import { answerMark } from './answer-mark.ts';
import { findPictureOf } from './handover-pictures-store.ts';

/** Binds the calls about what was handed over: its pictures for both sides, and the agency's ticks on marks (I7). */
export function bindHandovers(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint,
    handle: ({ parameters, body, caller, audit }) => answerMark(services, { ...parameters, ...body, caller, audit }),
  });
  for (const [path, permission, isPreview] of [
    [officePicturePath, 'manage-projects', false],
    [officePicturePreviewPath, 'manage-projects', true],
    [ownPicturePath, 'open-portal', false],
    [ownPicturePreviewPath, 'open-portal', true],
  ] as const) {
    app.get(path, { exposeHeadRoute: false }, (request, reply) =>
      servePicture(services, { request, reply }, { permission, isPreview }),
    );
  }
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Throws the refusals of the permission, and `not-found` for a picture of a project that is not the caller's. */
async function servePicture(
  services: Services,
  { request, reply }: Exchange,
  { permission, isPreview }: { permission: Action; isPreview: boolean },
): Promise<FastifyReply> {
  const caller = await identifyCaller(request, services);
  demand(caller, permission);
  const named = request.params as { id?: string; picture?: string };
  const [projectId, id] = [idSchema.safeParse(named.id), idSchema.safeParse(named.picture)];
  if (!projectId.success || !id.success) throw new AppError('not-found');
  // Whoever may read the project sees what was handed over in it.
  if (permission === 'open-portal') {
    await demandOwn(services.db, { userId: caller.user?.id ?? '', id: projectId.data }, 'messages');
  }
  const row = await findPictureOf(services.db, { projectId: projectId.data, id: id.data });
  if (!row) throw new AppError('not-found');
  const bytes = await services.files.get(isPreview ? previewKeyOf(row.object_key) : row.object_key);
  return answerFile(reply, { bytes, type: isPreview ? 'image/webp' : row.type, disposition: 'inline' });
}
