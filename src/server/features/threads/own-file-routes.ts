import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { idSchema } from '#contract/shapes.ts';
import { ownThreadFilePath, ownThreadPreviewPath } from '#contract/threads.ts';
import { threadPlaces } from '#domain/threads/thread.ts';
import { type AttachmentRow, findAttachment } from '#server/features/attachments/attachments-store.ts';
import { answerAttachment, answerPreview } from '#server/features/attachments/serve-files.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import type { Services } from '#server/services.ts';
import { findOwnThread } from './find-thread.ts';
import { findMessages } from './thread-messages-store.ts';

const namedSchema = z.object({ place: z.enum(threadPlaces), id: idSchema, file: idSchema });

/** Binds the files of threads for the customers whose they are. */
export function bindOwnThreadFiles(app: FastifyInstance, services: Services): void {
  app.get(ownThreadFilePath, { exposeHeadRoute: false }, async (request, reply) =>
    answerAttachment(services, reply, await findOwnFile(services, request)),
  );
  app.get(ownThreadPreviewPath, { exposeHeadRoute: false }, async (request, reply) =>
    answerPreview(services, reply, await findOwnFile(services, request)),
  );
}

/** A file of a message that the caller may read. Throws the refusals of the permission, and `not-found`. */
async function findOwnFile(services: Services, request: FastifyRequest): Promise<AttachmentRow> {
  const { db, clock } = services;
  const caller = await identifyCaller(request, services);
  demand(caller, 'open-portal');
  const named = namedSchema.safeParse(request.params);
  if (!named.success) throw new AppError('not-found');
  const { place, id, file } = named.data;
  const thread = await findOwnThread(db, { place, id, userId: callerId(caller) });
  const row = await findAttachment(db, file);
  if (!row || row.message_id === null || row.state !== 'ready') throw new AppError('not-found');
  const [message] = await findMessages(db, { thread, forCustomer: true, now: clock() }, [row.message_id]);
  if (!message || message.deleted_at !== null) throw new AppError('not-found');
  return row;
}
