import type { FastifyInstance, FastifyReply } from 'fastify';
import * as contract from '#contract/projects/references.ts';
import { idSchema } from '#contract/shapes.ts';
import type { ReferenceOfProject } from '#server/features/settings/site-references-store.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { demand } from '#server/http/calls/actor.ts';
import { answerFile } from '#server/http/calls/answer-file.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import type { Services } from '#server/services.ts';
import { askReferenceAgain, orderReferences, showReference, translateReference } from './office/change-references.ts';
import { listReferences } from './office/list-references.ts';
import { openReference } from './own/open-reference.ts';
import { findReference } from './references-store.ts';

/** Binds the pictures of references (A11). */
export function bindReferences(app: FastifyInstance, services: Services): void {
  const { files } = services;
  app.get<{ Params: { id: string } }>(contract.sitePicturePath, { exposeHeadRoute: false }, async (request, reply) => {
    const shown = services.siteReferences.current().references.find(({ row }) => row.id === request.params.id);
    return answerPicture(reply, files, shown?.row);
  });
  app.get<{ Params: { key: string } }>(
    contract.keyedPicturePath,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const caller = await identifyCaller(request, services);
      const { row } = await openReference(services, { key: request.params.key, caller });
      return answerPicture(reply, files, row);
    },
  );
  app.get<{ Params: { id: string } }>(
    contract.officeReferencePicturePath,
    { exposeHeadRoute: false },
    async (request, reply) => {
      demand(await identifyCaller(request, services), 'manage-projects');
      const id = idSchema.safeParse(request.params.id);
      return answerPicture(reply, files, id.success ? await findReference(services.db, { id: id.data }) : null);
    },
  );
}

/** The picture in the size in which pages show it; no browser may show it again without asking, because it can be taken back. */
async function answerPicture(
  reply: FastifyReply,
  files: Services['files'],
  row: ReferenceOfProject | null | undefined,
): Promise<FastifyReply> {
  const key = row?.picture_key;
  if (!key) throw new AppError('not-found');
  const bytes = await files.get(previewKeyOf(key));
  return answerFile(reply, { bytes, type: 'image/webp', disposition: 'inline', isUnkept: true });
}

/** Binds what the owner does with references (A11). */
export function bindOfficeReferences(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, { endpoint: contract.listReferences, handle: () => listReferences(services) });
  bindEndpoint(app, services, {
    endpoint: contract.showReference,
    handle: ({ parameters, body, caller, audit }) =>
      showReference(services, { ...parameters, ...body, isShown: true, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.hideReference,
    handle: ({ parameters, body, caller, audit }) =>
      showReference(services, { ...parameters, ...body, isShown: false, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.askReferenceAgain,
    handle: ({ parameters, body, caller, audit }) =>
      askReferenceAgain(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.translateReference,
    handle: ({ parameters, body, caller, audit }) =>
      translateReference(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.orderReferences,
    handle: ({ body, audit }) => orderReferences(services, { ...body, audit }),
  });
}
