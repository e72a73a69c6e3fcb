import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/content/content.ts';
import { idSchema } from '#contract/shapes.ts';
import { findPictures } from '#server/features/settings/site-content/site-content-store.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { demand } from '#server/http/calls/actor.ts';
import { answerFile } from '#server/http/calls/answer-file.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import type { Services } from '#server/services.ts';
import { listVersions } from './content-store.ts';
import { keepPicture } from './keep-picture.ts';
import { listContent, mutable, readContent } from './read-content.ts';
import { discardDraft, publishDraft, readVersion, restoreVersion, saveDraft } from './write-content.ts';

/** Binds the pictures that pages show of the owner's own content (A12). */
export function bindSiteContent(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>(
    contract.contentPicturePath,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const id = idSchema.safeParse(request.params.id);
      const shown = services.siteContent.current().pictures.get(request.params.id);
      // One that no page shows yet is for those who may put it there.
      if (!shown) demand(await identifyCaller(request, services), 'manage-content');
      const [row] = shown ? [shown] : id.success ? await findPictures(services.db, [id.data]) : [];
      if (!row) throw new AppError('not-found');
      const bytes = await services.files.get(previewKeyOf(row.object_key));
      return answerFile(reply, { bytes, type: 'image/webp', disposition: 'inline', isUnkept: !shown });
    },
  );
}

/** Binds what administrators do with the content of the site (A12). */
export function bindOfficeContent(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, { endpoint: contract.listContent, handle: () => listContent(services) });
  bindEndpoint(app, services, {
    endpoint: contract.getContent,
    handle: ({ parameters: { kind } }) => readContent(services, kind),
  });
  bindEndpoint(app, services, {
    endpoint: contract.saveContentDraft,
    handle: ({ parameters, body, caller }) => saveDraft(services, { ...parameters, ...body, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.discardContentDraft,
    handle: ({ parameters, body, caller, audit }) => discardDraft(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.publishContent,
    handle: ({ parameters, body, caller, audit }) => publishDraft(services, { ...parameters, ...body, caller, audit }),
  });
  bindVersions(app, services);
  bindEndpoint(app, services, {
    endpoint: contract.uploadContentPicture,
    handle: ({ body, caller, audit }) => keepPicture(services, { ...body, caller, audit }),
  });
}

function bindVersions(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.listContentVersions,
    handle: async ({ parameters: { kind }, query: { before } }) => {
      const { rows, next } = await listVersions(services.db, kind, before === undefined ? null : Number(before));
      return {
        rows: rows.map(({ number, at, by, restored_from: restoredFrom }) => ({ number, at, by, restoredFrom })),
        next,
      };
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.getContentVersion,
    handle: async ({ parameters: { kind, number } }) => {
      const version = await readVersion(services, { kind, number: Number(number) });
      return { ...version, document: mutable(version.document) };
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.restoreContentVersion,
    handle: ({ parameters: { kind, number }, body: { latest }, caller, audit }) =>
      restoreVersion(services, { kind, number: Number(number), latest, caller, audit }),
  });
}
