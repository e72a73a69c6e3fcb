import type { FastifyInstance } from 'fastify';
import {
  getServiceRequest,
  listServiceRequests,
  submitServiceRequest as submitEndpoint,
} from '#contract/service-requests.ts';
import { listRequests, readRequest } from '#server/features/service-requests/back-office-store.ts';
import { submitServiceRequest } from '#server/features/service-requests/submit-service-request.ts';
import { AppError } from '#server/http/app-error.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import type { Services } from '#server/services.ts';

/** Binds the calls about service requests: submitting for everyone, reading for administrators. */
export function bindServiceRequestEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: submitEndpoint,
    handle: ({ body, caller, startedAt, idempotencyKey }) =>
      submitServiceRequest(services, {
        language: body.language,
        answers: body.answers,
        estimateId: body.estimateId,
        honeypot: body.website,
        idempotencyKey,
        startedAt,
        origin: caller.origin,
      }),
  });
  bindEndpoint(app, services, {
    endpoint: listServiceRequests,
    handle: ({ query }) => listRequests(services.db, query.after),
  });
  bindEndpoint(app, services, {
    endpoint: getServiceRequest,
    handle: async ({ parameters }) => {
      const request = await readRequest(services.db, parameters.id);
      if (!request) throw new AppError('not-found');
      return request;
    },
  });
}
