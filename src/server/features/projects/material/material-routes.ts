import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '#contract/projects/project-material.ts';
import { idSchema } from '#contract/shapes.ts';
import { type AttachmentRow, findAttachment } from '#server/features/attachments/attachments-store.ts';
import { answerAttachment, answerPreview } from '#server/features/attachments/serve-files.ts';
import { demandOwn } from '#server/features/projects/own/read-own-projects.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import type { Services } from '#server/services.ts';
import { addMaterial, proposeMaterial } from './add-material.ts';
import { acceptMaterial, askMaterialAgain, changeMaterial, removeMaterial } from './change-material.ts';
import { isMaterialFile } from './material-files-store.ts';
import { presentMaterial, presentOwnMaterial } from './present-material.ts';
import { readSecret } from './read-secret.ts';
import { materialRight, sendMaterial } from './send-material.ts';

/** Binds the calls about what customers owe their projects, the portal's and the office's (I7). */
export function bindMaterial(app: FastifyInstance, services: Services): void {
  bindOwn(app, services);
  bindOffice(app, services);
  bindChanges(app, services);
  bindFiles(app, services);
}

function bindOwn(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  bindEndpoint(app, services, {
    endpoint: contract.listOwnMaterial,
    async handle({ parameters: { id }, caller }) {
      await demandOwn(db, { userId: caller.user?.id ?? '', id }, materialRight);
      return presentOwnMaterial(db, { id, now: clock() });
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.sendMaterial,
    handle: ({ parameters, body, caller }) => sendMaterial(services, { ...parameters, ...body, caller }),
  });
}

function bindOffice(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  bindEndpoint(app, services, {
    endpoint: contract.listMaterial,
    handle: ({ parameters: { id } }) => presentMaterial(db, { id, now: clock() }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.proposeMaterial,
    handle: ({ parameters, caller, audit }) => proposeMaterial(services, { ...parameters, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.addMaterial,
    handle: ({ parameters, body: facts, caller, audit, idempotencyKey }) =>
      addMaterial(services, { ...parameters, facts, caller, audit, idempotencyKey }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.readMaterialSecret,
    handle: ({ parameters, caller, audit }) => readSecret(services, { ...parameters, caller, audit }),
  });
}

function bindChanges(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.changeMaterial,
    handle: ({ parameters, body: { version, ...facts }, caller, audit }) =>
      changeMaterial(services, { ...parameters, version, facts, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.removeMaterial,
    handle: ({ parameters, body, caller, audit }) =>
      removeMaterial(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.acceptMaterial,
    handle: ({ parameters, body, caller, audit }) =>
      acceptMaterial(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.askMaterialAgain,
    handle: ({ parameters, body, caller, audit }) =>
      askMaterialAgain(services, { ...parameters, ...body, caller, audit }),
  });
}

/** Serves customers what they have given themselves; the agency fetches it as the files of requests. */
function bindFiles(app: FastifyInstance, services: Services): void {
  app.get(contract.ownMaterialFilePath, { exposeHeadRoute: false }, async (request, reply) =>
    answerAttachment(services, reply, await findOwnFile(services, request)),
  );
  app.get(contract.ownMaterialPreviewPath, { exposeHeadRoute: false }, async (request, reply) =>
    answerPreview(services, reply, await findOwnFile(services, request)),
  );
}

/** The row of a file that was given for one's own project. Throws the refusals of the permission, and `not-found`. */
async function findOwnFile(services: Services, request: FastifyRequest): Promise<AttachmentRow> {
  const { db } = services;
  const caller = await identifyCaller(request, services);
  demand(caller, 'open-portal');
  const named = request.params as { id?: string; file?: string };
  const [id, file] = [idSchema.safeParse(named.id), idSchema.safeParse(named.file)];
  if (!id.success || !file.success) throw new AppError('not-found');
  await demandOwn(db, { userId: caller.user?.id ?? '', id: id.data }, materialRight);
  const isGiven = await isMaterialFile(db, { projectId: id.data, file: file.data });
  const row = isGiven ? await findAttachment(db, file.data) : undefined;
  if (!row) throw new AppError('not-found');
  return row;
}
