import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/price-book/library-features.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { listFeatures } from './library-store.ts';
import { archiveFeature, changeFeature, createFeature } from './save-library-feature.ts';

/** Serves the library of pieces of work (G7). */
export function bindLibraryEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.listLibraryFeatures,
    handle: async ({ query, caller }) => ({ features: await listFeatures(services.db, query, caller.language) }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.createLibraryFeature,
    handle: ({ body, caller, idempotencyKey, audit }) =>
      createFeature(services, {
        work: body,
        reader: caller.language,
        key: idempotencyKey,
        userId: caller.user?.id ?? '',
        audit,
      }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeLibraryFeature,
    handle: ({ parameters, body: { version, ...work }, caller, audit }) =>
      changeFeature(services, { id: parameters.id, version, work, reader: caller.language, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.archiveLibraryFeature,
    handle: ({ parameters, body, audit }) => archiveFeature(services, { id: parameters.id, ...body, audit }),
  });
}
