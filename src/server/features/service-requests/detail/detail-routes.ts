import type { FastifyInstance } from 'fastify';
import { getServiceRequest } from '#contract/service-requests/service-requests.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { readRequest } from './request-detail-store.ts';

/** Binds the call that returns one request with all that belongs to it (G3). */
export function bindRequestDetail(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: getServiceRequest,
    handle: async ({ parameters, caller }) => {
      const request = await readRequest(services.db, parameters.id, caller.language);
      if (!request) throw new AppError('not-found');
      return request;
    },
  });
}
