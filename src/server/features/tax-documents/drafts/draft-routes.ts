import type { FastifyInstance } from 'fastify';
import { createTaxDocument, deleteTaxDocument, saveTaxDocument } from '#contract/tax-documents/tax-documents.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { createDocument } from './create-document.ts';
import { deleteDocument } from './delete-document.ts';
import { saveDocument } from './save-document.ts';

/** Binds the calls about drafts of tax documents (H11). */
export function bindDraftDocuments(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: createTaxDocument,
    handle: ({ body: { source }, ...call }) => createDocument(services, { ...call, source }),
  });
  bindEndpoint(app, services, {
    endpoint: saveTaxDocument,
    handle: ({ parameters: { id }, body, caller }) => saveDocument(services, { id, ...body, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: deleteTaxDocument,
    handle: async ({ parameters: { id }, audit }) => {
      await deleteDocument(services, { id, audit });
      return {};
    },
  });
}
