import type { FastifyInstance } from 'fastify';
import {
  changeQuoteTemplate,
  createQuoteTemplate,
  deleteQuoteTemplate,
  listQuoteTemplates,
  readQuoteTemplate,
} from '#contract/quotes/quote-templates.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { listTemplates } from './quote-templates-store.ts';
import { changeTemplate, createTemplate, deleteTemplate, readTemplate } from './save-quote-template.ts';

/** Binds the calls about prepared quotes (H2). */
export function bindQuoteTemplates(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: listQuoteTemplates,
    handle: async () => ({ templates: await listTemplates(services.db) }),
  });
  bindEndpoint(app, services, {
    endpoint: createQuoteTemplate,
    handle: ({ body, idempotencyKey: key, caller, audit }) =>
      createTemplate(services, { ...body, key, userId: callerId(caller), reader: caller.language, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: readQuoteTemplate,
    handle: ({ parameters: { id } }) => readTemplate(services, id),
  });
  bindEndpoint(app, services, {
    endpoint: changeQuoteTemplate,
    handle: ({ parameters: { id }, body, caller, audit }) =>
      changeTemplate(services, { ...body, id, reader: caller.language, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: deleteQuoteTemplate,
    handle: async ({ parameters: { id }, body, audit }) => {
      await deleteTemplate(services, { id, ...body, audit });
      return {};
    },
  });
}
