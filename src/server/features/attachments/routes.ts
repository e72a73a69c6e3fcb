import type { FastifyInstance } from 'fastify';
import { listAttachments, removeAttachment } from '#contract/attachments.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { deleteObjectsLater } from './delete-objects-later.ts';
import { IncomingFiles, incomingFolder } from '#server/features/attachments/incoming/incoming-files.ts';
import { SharedIncomingFiles } from '#server/features/attachments/incoming/shared-incoming-files.ts';
import { bindUploads } from './receive-uploads.ts';
import { bindFiles } from './serve-files.ts';
import { listDraftFiles, removeDraftFile } from './attachments-store.ts';

/** Binds the calls about files that go with a request (C10). */
export function bindAttachmentEndpoints(app: FastifyInstance, services: Services): void {
  let opened: IncomingFiles | undefined;
  const { dataDir, objectStore } = services.config;
  const folder = incomingFolder(dataDir);
  const incoming = () =>
    (opened ??= objectStore ? new SharedIncomingFiles(folder, services) : new IncomingFiles(folder));
  bindUploads(app, services, incoming);
  bindFiles(app, services);
  bindEndpoint(app, services, {
    endpoint: listAttachments,
    handle: async ({ body }) => ({ attachments: await listDraftFiles(services.db, body.collection) }),
  });
  bindEndpoint(app, services, {
    endpoint: removeAttachment,
    handle: async ({ body }) => {
      if (await removeOne(services, body)) await incoming().forgetAttachment(body.id);
      return {};
    },
  });
}

/** Deletes a file of a draft by the draft's secret; returns false when it does not exist. */
async function removeOne(services: Services, file: { collection: string; id: string }): Promise<boolean> {
  const { db, newId, clock } = services;
  const isRemoved = await db.transaction().execute(async (transaction) => {
    const key = await removeDraftFile(transaction, file);
    if (key) await deleteObjectsLater(transaction, [key], { newId, now: clock() });
    return key !== null;
  });
  services.pokeJobs();
  return isRemoved;
}
