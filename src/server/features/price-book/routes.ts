import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/price-book/price-versions.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { publishPrices } from './publish-prices.ts';
import { tryPrices } from './try-prices.ts';
import { findVersion, listVersions } from './version-store.ts';

/** Serves the versions of the price book (G7). */
export function bindPriceVersionEndpoints(app: FastifyInstance, services: Services): void {
  const { db } = services;
  bindEndpoint(app, services, {
    endpoint: contract.listPriceVersions,
    handle: ({ query }) => listVersions(db, query.before === undefined ? null : Number(query.before)),
  });
  bindEndpoint(app, services, {
    endpoint: contract.getPriceVersion,
    handle: async ({ parameters: { version } }) => {
      const found = await findVersion(db, version === 'present' ? version : Number(version));
      if (!found) throw new AppError('not-found');
      return found;
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.publishPrices,
    handle: ({ body, caller, audit }) => publishPrices(services, { ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.tryPrices,
    handle: ({ body }) => tryPrices(db, body.content),
  });
}
